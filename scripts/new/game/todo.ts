/** A module whose exports are still to be written. */
export const todo = (imports: string, about: string, exports: string): string =>
  `${imports}\n\n/** TODO ${about} */\n${exports}`;
