// Runs before every test file that judges mutants: a law that is broken says so at once, without
// looking for its smallest case.
import fc from 'fast-check';

fc.configureGlobal({ endOnFailure: true });
