import { parseArgs } from "node:util";
import * as v from "valibot";
import { codeOf, reasonOf } from "../../reason.ts";
import type { OutboxReader, QueuedLead } from "../outbox/reader.server.ts";
import { LeadStorageError, OutboxOpenError } from "../outbox/store.server.ts";
import { csvHeader, csvLineOf } from "./leads-csv.server.ts";
import { leadInFull, leadLine, summary } from "./leads-text.server.ts";

export const usage = `The leads that the site still holds, waiting and delivered.

  npm run leads -- list            the leads that wait, without personal data
  npm run leads -- list --all      and those that are delivered or dead
  npm run leads -- dead            the dead letters: refused so often that they are tried no more
  npm run leads -- show ID         one lead in full; the beginning of its ID is enough
  npm run leads -- retry [ID]      tries again now: one lead, dead or not, or all that wait
  npm run leads -- retry --dead    tries all dead letters again
  npm run leads -- retry --inbox   sends to the inbox what it had taken before: after it was restored
                                   from a backup; it recognizes what it has
  npm run leads -- drop ID         deletes a dead letter, with all that is known of it
  npm run leads -- export          all leads in full, as --format csv (default) or json,
                                   to the screen or to a new file: --output FILE

They are in the database that DATABASE_URL names, or without one in the state folder of the site, which DATA_DIR
names (default .data). The site may run meanwhile.
`;

/** The command cannot do what was asked; the message says why and what to do. */
class LeadCommandError extends Error {
  override readonly name = "LeadCommandError";
}

interface CommandContext {
  readonly args: readonly string[];
  /** Throws OutboxOpenError. */
  readonly open: () => OutboxReader;
  readonly now: number;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Writes a file that only its owner may read. Throws when it exists. */
  readonly writeFile: (file: string, parts: AsyncIterable<string>) => Promise<void>;
}

/** Runs one command and returns its exit code: 0 done, 1 not possible, 2 not understood. */
export async function runLeadCommand(context: CommandContext): Promise<number> {
  const parsed = parse(context.args);
  if (parsed === "help") context.print(usage);
  if (parsed === undefined) context.printError(usage);
  if (parsed === "help" || parsed === undefined) return parsed ? 0 : 2;
  let outbox: OutboxReader | undefined;
  try {
    outbox = context.open();
    for await (const text of answers(outbox, parsed.command, parsed.given, context)) context.print(text);
    return 0;
  } catch (error) {
    const known = [LeadCommandError, LeadStorageError, OutboxOpenError].some((kind) => error instanceof kind);
    context.printError(`${reasonOf(error)}\n`);
    if (!known && codeOf(error) === "ERR_SQLITE_ERROR") {
      context.printError("Try again; if it stays so, look at /readyz and at the log of the site.\n");
    }
    return 1;
  } finally {
    await outbox?.close();
  }
}

/** What stands after a command; an ID that was not given is empty. */
interface Given {
  readonly all: boolean;
  readonly dead: boolean;
  readonly format: string;
  readonly id: string;
  readonly inbox: boolean;
  readonly output: string | undefined;
}

const commandSchema = v.picklist(["list", "dead", "show", "retry", "drop", "export"]);
type Command = v.InferOutput<typeof commandSchema>;

/** What may follow each command. */
const commands: Readonly<Record<Command, { id?: "needed" | "optional"; options?: readonly string[] }>> = {
  list: { options: ["all"] },
  dead: {},
  show: { id: "needed" },
  retry: { id: "optional", options: ["dead", "inbox"] },
  drop: { id: "needed" },
  export: { options: ["format", "output"] },
};

/** Nothing when it is not one of the commands, or has too many words. */
function parse(
  args: readonly string[],
): { readonly command: Command; readonly given: Given } | "help" | undefined {
  const options = {
    all: { type: "boolean" },
    dead: { type: "boolean" },
    format: { type: "string" },
    inbox: { type: "boolean" },
    output: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { all = false, dead = false, format = "csv", help = false, inbox = false, output } = values;
    const [name = "", id = "", ...more] = positionals;
    if (help || name === "help") return "help";
    const command = v.parse(commandSchema, name);
    const allowed = commands[command];
    if (more.length > 0 || [dead, inbox, id !== "" && command === "retry"].filter(Boolean).length > 1)
      return undefined;
    if (id === "" ? allowed.id === "needed" : !allowed.id) return undefined;
    if (!Object.keys(values).every((option) => allowed.options?.includes(option))) return undefined;
    if (format !== "csv" && format !== "json") return undefined;
    return { command, given: { all, dead, format, id, inbox, output } };
  } catch {
    return undefined;
  }
}

/** Does what a command says, and gives what it prints. */
async function* answers(
  outbox: OutboxReader,
  command: Command,
  { all, dead, format, id, inbox, output }: Given,
  { now, writeFile }: CommandContext,
): AsyncGenerator<string> {
  switch (command) {
    case "list":
    case "dead":
      for await (const lead of outbox.leads(now)) {
        if (command === "dead" ? lead.dead : all || lead.waiting) yield leadLine(lead, now);
      }
      yield summary(await outbox.status(now));
      return;
    case "show":
      yield leadInFull(await only(outbox, id, now), now);
      return;
    case "retry": {
      const several = dead ? "dead" : inbox ? "inbox" : "waiting";
      const due = await outbox.retry(id === "" ? several : await only(outbox, id, now));
      yield `${due} ${due === 1 ? "delivery is" : "deliveries are"} due now.\n`;
      return;
    }
    case "drop": {
      const lead = await only(outbox, id, now);
      if (!(await outbox.drop(lead.id))) {
        throw new LeadCommandError(
          `${lead.id} is no dead letter: a destination has it or still waits for it. Look with "npm run leads -- show ${lead.id}".`,
        );
      }
      yield `${lead.id} is deleted.\n`;
      return;
    }
    case "export": {
      const parts = format === "csv" ? csvOf(outbox, now) : jsonOf(outbox, now);
      if (output === undefined) yield* parts;
      else await writeFile(output, parts);
    }
  }
}

async function only(outbox: OutboxReader, id: string, now: number): Promise<QueuedLead> {
  const [lead, another] = await outbox.find(id, now);
  if (!lead) {
    throw new LeadCommandError(
      `No lead here has an ID that begins with ${id}. Delivered leads leave after thirty days; look in the inbox.`,
    );
  }
  if (another) throw new LeadCommandError(`More than one ID begins with ${id}. Give more of it.`);
  return lead;
}

async function* csvOf(outbox: OutboxReader, now: number): AsyncGenerator<string> {
  yield csvHeader;
  for await (const { record } of outbox.leads(now)) if (record) yield csvLineOf(record);
}

async function* jsonOf(outbox: OutboxReader, now: number): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const { deliveries, record } of outbox.leads(now)) {
    if (!record) continue;
    yield `${separator}${JSON.stringify({ ...record, deliveries })}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
