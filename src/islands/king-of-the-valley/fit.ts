import shared from '../../styles/fit.css?url';
import table from '../../styles/king-of-the-valley/fit.css?url';

/** The addresses of the styles by which the table fits a screen of its own. */
export const fit = [shared, table];
