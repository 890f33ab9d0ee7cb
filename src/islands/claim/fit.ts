import shared from '../../styles/fit.css?url';
import table from '../../styles/claim/fit.css?url';

/** The addresses of the styles by which the table fits a screen of its own. */
export const fit = [shared, table];
