import vm from "node:vm";

const script = new vm.Script("run()");
// One for all: a new one for each text costs more than a short text itself, and a megabyte until it is collected.
const context = vm.createContext({});

/**
 * Runs `run` and gives its result. Some texts take a parser of Markdown hours or all of the stack, and whoever wrote
 * one must not stop the site: it throws after `deadlineMs`, and for a text that is nested too deeply.
 */
export function withinTime<Result>(deadlineMs: number, run: () => Result): Result {
  let result: { readonly value: Result } | undefined;
  const keep = () => {
    result = { value: run() };
  };
  try {
    // Of all ways to run a function only this one can be ended from outside.
    context.run = keep;
    script.runInContext(context, { timeout: deadlineMs });
  } catch (error) {
    throw reasonOf(error, deadlineMs);
  } finally {
    delete context.run;
  }
  if (!result) throw new Error("The text was not read to its end");
  return result.value;
}

function reasonOf(error: unknown, deadlineMs: number): unknown {
  if (error instanceof RangeError) return new Error("The text is nested too deeply", { cause: error });
  // Made in the context of its own, it is no instance of our Error.
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  if (code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") return error;
  return new Error(`The text could not be read within ${deadlineMs} ms`, { cause: error });
}
