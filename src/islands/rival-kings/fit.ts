import shared from '../../styles/fit.css?url';
import seats from '../../styles/rival-kings/fit-seats.css?url';
import table from '../../styles/rival-kings/fit.css?url';

/** The addresses of the styles by which the table fits a screen of its own. */
export const fit = [shared, table, seats];
