import { parseArgs } from "node:util";
import { OutboxOpenError } from "../outbox/outbox-file.server.ts";
import { csvHeader, csvLineOf } from "./leads-csv.server.ts";
import { leadInFull, leadLine, summary } from "./leads-text.server.ts";
import { OutboxReader, type QueuedLead } from "./outbox-reader.server.ts";

export const usage = `The leads that the site still holds, waiting and delivered.

  npm run leads -- list            the leads that wait, without personal data
  npm run leads -- list --all      and those that are delivered or dead
  npm run leads -- dead            the dead letters: refused so often that they are tried no more
  npm run leads -- show ID         one lead in full; the beginning of its ID is enough
  npm run leads -- retry [ID]      tries again now: one lead, dead or not, or all that wait
  npm run leads -- retry --dead    tries all dead letters again
  npm run leads -- drop ID         deletes a dead letter, with all that is known of it
  npm run leads -- export          all leads in full, as --format csv (default) or json,
                                   to the screen or to a new file: --output FILE

DATA_DIR names the state folder of the site (default .data). The site may run meanwhile.
`;

/** The command cannot do what was asked; the message says why and what to do. */
class LeadCommandError extends Error {
  override readonly name = "LeadCommandError";
}

interface CommandContext {
  readonly args: readonly string[];
  /** Folder of the queue. */
  readonly stateDir: string;
  readonly now: number;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Writes a file that only its owner may read. Throws when it exists. */
  readonly writeFile: (file: string, parts: Iterable<string>) => void;
}

/** Runs one command and returns its exit code: 0 done, 1 not possible, 2 not understood. */
export function runLeadCommand(context: CommandContext): number {
  const parsed = parse(context.args);
  if (parsed === undefined) {
    context.printError(usage);
    return 2;
  }
  if (parsed.command === "help") {
    context.print(usage);
    return 0;
  }
  let queue: OutboxReader | undefined;
  try {
    queue = new OutboxReader(context.stateDir);
    run(parsed, queue, context);
    return 0;
  } catch (error) {
    const known = error instanceof LeadCommandError || error instanceof OutboxOpenError;
    context.printError(`${error instanceof Error ? error.message : String(error)}\n`);
    if (!known && error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR") {
      context.printError("Try again; if it stays so, look at /readyz and at the log of the site.\n");
    }
    return 1;
  } finally {
    queue?.close();
  }
}

type Parsed =
  | { readonly command: "help" }
  | { readonly command: "list"; readonly all: boolean }
  | { readonly command: "show"; readonly id: string }
  | { readonly command: "dead" }
  | { readonly command: "retry"; readonly id: string | undefined; readonly dead: boolean }
  | { readonly command: "drop"; readonly id: string }
  | { readonly command: "export"; readonly format: "csv" | "json"; readonly output: string | undefined };

/** Nothing when it is not one of the commands, or has too many words. */
function parse(args: readonly string[]): Parsed | undefined {
  const options = {
    all: { type: "boolean" },
    dead: { type: "boolean" },
    format: { type: "string" },
    output: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, id, ...more] = positionals;
    const given = Object.keys(values).join();
    if (values.help || command === "help") return { command: "help" };
    if (more.length > 0) return undefined;
    if (command === "list" && !id && /^(all)?$/.test(given)) return { command, all: values.all === true };
    if (command === "show" && id && given === "") return { command, id };
    if (command === "dead" && !id && given === "") return { command };
    if (command === "drop" && id && given === "") return { command, id };
    if (command === "retry" && (given === "" || (given === "dead" && !id))) {
      return { command, id, dead: values.dead === true };
    }
    const { format = "csv", output } = values;
    if (
      command === "export" &&
      !id &&
      !values.all &&
      !values.dead &&
      (format === "csv" || format === "json")
    ) {
      return { command, format, output };
    }
    return undefined;
  } catch {
    return undefined;
  }
}

function run(
  parsed: Exclude<Parsed, { command: "help" }>,
  queue: OutboxReader,
  context: CommandContext,
): void {
  const { now, print } = context;
  switch (parsed.command) {
    case "list":
      for (const lead of queue.leads(now)) if (lead.waiting || parsed.all) print(leadLine(lead, now));
      print(summary(queue.status(now)));
      return;
    case "dead":
      for (const lead of queue.leads(now)) if (lead.dead) print(leadLine(lead, now));
      print(summary(queue.status(now)));
      return;
    case "show":
      print(leadInFull(only(queue, parsed.id, now), now));
      return;
    case "retry": {
      const all = parsed.dead ? "dead" : "waiting";
      const due = queue.retry(parsed.id === undefined ? all : only(queue, parsed.id, now));
      print(`${due} ${due === 1 ? "delivery is" : "deliveries are"} due now.\n`);
      return;
    }
    case "drop": {
      const { id } = only(queue, parsed.id, now);
      if (!queue.drop(id)) {
        throw new LeadCommandError(
          `${id} is no dead letter: a destination has it or still waits for it. Look with "npm run leads -- show ${id}".`,
        );
      }
      print(`${id} is deleted.\n`);
      return;
    }
    case "export": {
      const parts = parsed.format === "csv" ? csvOf(queue, now) : jsonOf(queue, now);
      if (parsed.output === undefined) for (const part of parts) print(part);
      else context.writeFile(parsed.output, parts);
    }
  }
}

function only(queue: OutboxReader, id: string, now: number): QueuedLead {
  const [lead, another] = queue.find(id, now);
  if (!lead) {
    throw new LeadCommandError(
      `No lead here has an ID that begins with ${id}. Delivered leads leave after thirty days; look in the inbox.`,
    );
  }
  if (another) throw new LeadCommandError(`More than one ID begins with ${id}. Give more of it.`);
  return lead;
}

function* csvOf(queue: OutboxReader, now: number): Generator<string> {
  yield csvHeader;
  for (const { record } of queue.leads(now)) if (record) yield csvLineOf(record);
}

function* jsonOf(queue: OutboxReader, now: number): Generator<string> {
  let separator = "[\n";
  for (const { deliveries, record } of queue.leads(now)) {
    if (!record) continue;
    yield `${separator}${JSON.stringify({ ...record, deliveries })}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
