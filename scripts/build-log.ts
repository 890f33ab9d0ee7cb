// What a build prints: its stages with the seconds that each took, and every warning and error.
// Astro loads it (`logger` in astro.config.mjs).

/** A message of Astro, Vite or an integration; in `label` whose it is. */
interface Message {
  readonly label: string | null;
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly message: string;
}

interface Options {
  /** The integrations whose messages are stages. */
  readonly stages: readonly string[];
}

/** Where a line goes, and what time it is, in milliseconds. */
interface Printer {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly now: () => number;
}

const CONSOLE: Printer = {
  print: console.log,
  complain: console.error,
  now: () => performance.now(),
};

/** A destination for the log of Astro. A stage is told when it has ended. */
export default function buildLog({ stages }: Options, { print, complain, now }: Printer = CONSOLE) {
  let ended = now();
  return {
    write({ label, level, message }: Message): void {
      if (level === 'error') complain(message);
      else if (level === 'warn') complain(`warning${label ? ` (${label})` : ''}: ${message}`);
      else if (label !== null && stages.includes(label)) {
        const since = now() - ended;
        ended += since;
        print(`${(since / 1000).toFixed(0).padStart(5)} s  ${message}`);
      }
    },
  };
}
