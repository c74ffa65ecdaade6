/** An error that the operator can fix. Its message says what failed, then what to do, and is printed without a stack. */
export class UserError extends Error {
  /** @override */
  name = "UserError";

  /** @param {string} problem @param {string} advice */
  constructor(problem, advice) {
    super(`${problem}\n${advice}`);
  }
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

const expectedErrors = ["SecretsError", "UserError"];

/** Prints the message of an error that the operator can fix, and the stack of any other error. @param {unknown} error */
export function report(error) {
  const isExpected = error instanceof Error && expectedErrors.includes(error.name);
  const text = error instanceof Error && !isExpected ? error.stack : messageOf(error);
  process.stderr.write(`\n${text}\n`);
}

/** @param {string} line */
export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** Time since `startedAt` (milliseconds since the epoch), such as "3.2 s". @param {number} startedAt */
export const secondsSince = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
