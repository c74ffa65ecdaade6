import { parseArgs } from "node:util";
import * as v from "valibot";
import { reasonOf } from "../../reason.ts";
import type { LeadStore, QueuedLead } from "../queue/store.server.ts";
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
  npm run leads -- export          all leads in full, as --format csv (default), json, or queue (for
                                   import, with the secrets of the queue), to the screen or to a
                                   new file: --output FILE
  npm run leads -- import FILE     adds what "export --format queue" has written, once the site is stopped

They are in the database that DATABASE_URL names, or without one in the state folder of the site, which DATA_DIR
names (default .data). The site may run meanwhile.
`;

/** The command cannot do what was asked; the message says why and what to do. */
class LeadCommandError extends Error {
  override readonly name = "LeadCommandError";
}

interface CommandContext {
  readonly args: readonly string[];
  /** Opens the queue; creates it to import into, for this process alone. Throws QueueOpenError. */
  readonly open: (toImport: boolean) => LeadStore;
  readonly now: number;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly readFile: (file: string) => string;
  /** Writes a file that only its owner may read. Throws when it exists. */
  readonly writeFile: (file: string, parts: AsyncIterable<string>) => Promise<void>;
}

/** Runs one command and returns its exit code: 0 done, 1 not possible, 2 not understood. */
export async function runLeadCommand(context: CommandContext): Promise<number> {
  const given = parse(context.args);
  if (given === "help") context.print(usage);
  if (given === undefined) context.printError(usage);
  if (given === "help" || given === undefined) return given ? 0 : 2;
  let outbox: LeadStore | undefined;
  try {
    outbox = context.open(given.command === "import");
    for await (const text of answers(outbox, given, context)) context.print(text);
    return 0;
  } catch (error) {
    context.printError(`${reasonOf(error)}\n`);
    return 1;
  } finally {
    await outbox?.close();
  }
}

/** What may follow each command. */
const commands = {
  list: { options: ["all"] },
  dead: {},
  show: { operand: "needed" },
  retry: { operand: "optional", options: ["dead", "inbox"] },
  drop: { operand: "needed" },
  export: { options: ["format", "output"] },
  import: { operand: "needed" },
} satisfies Record<string, Usage>;

interface Usage {
  readonly operand?: "needed" | "optional";
  readonly options?: readonly string[];
}

const commandSchema = v.picklist(["list", "dead", "show", "retry", "drop", "export", "import"]);
const formatSchema = v.optional(v.picklist(["csv", "json", "queue"]), "csv");
const options = {
  all: { type: "boolean" },
  dead: { type: "boolean" },
  format: { type: "string" },
  inbox: { type: "boolean" },
  output: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Given = Exclude<ReturnType<typeof parse>, "help" | undefined>;

/** Nothing when it is not one of the commands, or has too many words. */
function parse(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name = "", operand = "", ...more] = positionals;
    if (values.help || name === "help") return "help";
    const command = v.parse(commandSchema, name);
    const allowed: Usage = commands[command];
    const selections = [values.dead, values.inbox, command === "retry" && operand !== ""];
    if (more.length > 0 || selections.filter(Boolean).length > 1) return undefined;
    if (operand === "" ? allowed.operand === "needed" : !allowed.operand) return undefined;
    if (!Object.keys(values).every((option) => allowed.options?.includes(option))) return undefined;
    return { ...values, command, operand, format: v.parse(formatSchema, values.format) };
  } catch {
    return undefined;
  }
}

/** Does what a command says, and gives what it prints. */
async function* answers(
  outbox: LeadStore,
  { all, command, dead, format, inbox, operand, output }: Given,
  { now, readFile, writeFile }: CommandContext,
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
      yield leadInFull(await only(outbox, operand, now), now);
      return;
    case "retry": {
      const several = dead ? "dead" : inbox ? "inbox" : "waiting";
      const due = await outbox.retry(operand === "" ? several : await only(outbox, operand, now));
      yield `${due} ${due === 1 ? "delivery is" : "deliveries are"} due now.\n`;
      return;
    }
    case "drop": {
      const { id } = await only(outbox, operand, now);
      if (!(await outbox.drop(id))) {
        throw new LeadCommandError(
          `${id} is no dead letter: a destination has it or still waits for it. Look with "npm run leads -- show ${id}".`,
        );
      }
      yield `${id} is deleted.\n`;
      return;
    }
    case "export": {
      const parts = {
        csv: () => csvOf(outbox, now),
        json: () => jsonOf(outbox, now),
        queue: () => outbox.export(),
      };
      if (output === undefined) yield* parts[format]();
      else await writeFile(output, parts[format]());
      return;
    }
    case "import": {
      const added = await outbox.import(readFile(operand));
      yield `${added} ${added === 1 ? "lead is" : "leads are"} added.\n`;
    }
  }
}

async function only(outbox: LeadStore, id: string, now: number): Promise<QueuedLead> {
  const [lead, another] = await outbox.find(id, now);
  if (!lead) {
    throw new LeadCommandError(
      `No lead here has an ID that begins with ${id}. Delivered leads leave after thirty days; look in the inbox.`,
    );
  }
  if (another) throw new LeadCommandError(`More than one ID begins with ${id}. Give more of it.`);
  return lead;
}

async function* csvOf(outbox: LeadStore, now: number): AsyncGenerator<string> {
  yield csvHeader;
  for await (const { record } of outbox.leads(now)) if (record) yield csvLineOf(record);
}

async function* jsonOf(outbox: LeadStore, now: number): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const { deliveries, record } of outbox.leads(now)) {
    if (!record) continue;
    yield `${separator}${JSON.stringify({ ...record, deliveries })}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
