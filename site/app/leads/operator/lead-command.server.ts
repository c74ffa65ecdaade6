import { closeSync, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { reasonOf } from "../../reason.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import type { DeliveryState } from "../queue/states.server.ts";
import type { LeadStore, QueuedLead, QueueStatus } from "../queue/store.server.ts";

export const usage = `The leads that the site still holds, waiting and delivered.

  npm run leads -- list            the leads that wait, without personal data
  npm run leads -- list --all      and those that are delivered
  npm run leads -- show ID         one lead in full; the beginning of its ID is enough
  npm run leads -- retry [ID]      tries again now: one lead, or all that wait
  npm run leads -- retry --inbox   sends delivered leads to the inbox again, after you restored it from
                                   a backup; the inbox ignores the leads that it has
  npm run leads -- drop ID         deletes a lead that a destination refuses, with all its data
  npm run leads -- export          all leads in full, as JSON lines with the secret of the queue, to the screen
                                   or to a new file: --output FILE
  npm run leads -- import FILE     adds the leads of a file from "export"; stop the site first

The leads are in the database that DATABASE_URL names, or without one in the state folder of the site below DATA_DIR
(default .data). The site may keep running, except for an import.
`;

interface CommandContext {
  readonly args: readonly string[];
  /** Opens the queue, and creates it for an import. Throws QueueOpenError. */
  readonly open: (toImport: boolean) => LeadStore;
  readonly now: number;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

interface Command {
  readonly operand?: "needed" | "optional";
  readonly options?: readonly string[];
  readonly run: (input: CommandInput) => AsyncIterable<string>;
}

interface CommandInput extends CommandContext {
  readonly operand: string;
  readonly store: LeadStore;
  readonly values: ReturnType<typeof parseOptions>["values"];
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    options: ["all"],
    async *run({ now, store, values }) {
      for (const lead of await store.leads()) if (values.all || lead.isWaiting) yield leadLine(lead, now);
      yield summary(await store.status());
    },
  },
  show: {
    operand: "needed",
    async *run(input) {
      const lead = await findOneLead(input);
      yield `${JSON.stringify(lead.record ?? "damaged", null, 2)}\n${leadLine(lead, input.now)}`;
    },
  },
  retry: {
    operand: "optional",
    options: ["inbox"],
    async *run(input) {
      const { operand, store, values } = input;
      const selection = values.inbox ? "inbox" : "waiting";
      const due = await store.retry(operand === "" ? selection : await findOneLead(input));
      yield `${due} ${due === 1 ? "delivery is" : "deliveries are"} due now.\n`;
    },
  },
  drop: {
    operand: "needed",
    async *run(input) {
      const { id } = await findOneLead(input);
      if (!(await input.store.drop(id))) {
        throw new Error(
          `${id} cannot be dropped: a destination that has not refused it still waits. See "npm run leads -- show ${id}".`,
        );
      }
      yield `${id} is deleted.\n`;
    },
  },
  export: {
    options: ["output"],
    async *run({ store, values }) {
      if (values.output === undefined) yield* store.export();
      else await writeNewFile(values.output, store.export());
    },
  },
  import: {
    operand: "needed",
    async *run({ operand, store }) {
      const added = await store.import(readFileSync(resolvePath(operand), "utf8"));
      yield `${added} ${added === 1 ? "lead is" : "leads are"} added.\n`;
    },
  },
};

function parseOptions(args: readonly string[]) {
  const options = {
    all: { type: "boolean" },
    inbox: { type: "boolean" },
    output: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** Runs a command. Returns 0 for success, 1 for failure, 2 for wrong usage. */
export async function runLeadCommand(context: CommandContext): Promise<number> {
  const parsed = parseCommand(context.args);
  if (parsed === "help") {
    context.print(usage);
    return 0;
  }
  if (parsed === undefined) {
    context.printError(usage);
    return 2;
  }
  const { command, name, ...parsedArgs } = parsed;
  let store: LeadStore | undefined;
  try {
    store = context.open(name === "import");
    for await (const text of command.run({ ...context, ...parsedArgs, store })) context.print(text);
    return 0;
  } catch (error) {
    context.printError(`${reasonOf(error)}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}

function parseCommand(args: readonly string[]) {
  try {
    const { positionals, values } = parseOptions(args);
    const [name = "", operand = "", ...extra] = positionals;
    if (values.help || name === "help") return "help";
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || extra.length > 0) return undefined;
    if (operand === "" ? command.operand === "needed" : !command.operand) return undefined;
    if (!Object.keys(values).every((option) => command.options?.includes(option))) return undefined;
    if (values.inbox && operand !== "") return undefined;
    return { command, name, operand, values };
  } catch {
    return undefined;
  }
}

/** Returns the lead whose ID begins with the operand. Throws if there is none or more than one. */
async function findOneLead({ operand, store }: CommandInput): Promise<QueuedLead> {
  const [lead, another] = await store.leads(operand);
  if (!lead) {
    throw new Error(
      `The queue has no lead whose ID begins with ${operand}. Delivered leads are deleted after thirty days; look in the inbox.`,
    );
  }
  if (another) throw new Error(`More than one ID begins with ${operand}. Enter more characters of it.`);
  return lead;
}

/** Resolves against the operator's folder; npm runs scripts in the project's folder. */
const resolvePath = (file: string) => path.resolve(process.env.INIT_CWD ?? ".", file);

/** Creates a file that only its owner can read. Throws if it exists. */
async function writeNewFile(name: string, parts: AsyncIterable<string>): Promise<void> {
  const file = resolvePath(name);
  if (existsSync(file)) throw new Error(`${file} exists already. Name a new file, or move the old one away.`);
  const handle = openSync(file, "wx", 0o600);
  for await (const part of parts) writeSync(handle, part);
  closeSync(handle);
}

/** Formats a line of a list, without personal data. */
function leadLine({ deliveries, id, receivedAt, record, isWaiting }: QueuedLead, now: number): string {
  const status = isWaiting ? "waiting" : "delivered";
  const states = deliveries.map((delivery) => deliveryText(delivery, now)).join("; ");
  return `${id}  ${formatTime(receivedAt)}  ${recordKind(record).padEnd(12)}  ${status.padEnd(9)}  ${states}\n`;
}

function recordKind(record: QueuedRecord | undefined): string {
  if (!record) return "damaged";
  return record.form === "newsletter" && record.event !== "requested" ? record.event : record.form;
}

function deliveryText(delivery: DeliveryState, now: number): string {
  const { attempts, deliveredAt, destination, lastStatus, needsAttention, nextAttemptAt } = delivery;
  if (deliveredAt !== null) return `${destination} has it`;
  const tries = attempts === 0 ? "not tried" : `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const status = lastStatus === null ? "" : `, last status ${lastStatus}`;
  const next = nextAttemptAt <= now ? ", due now" : `, next at ${formatTime(nextAttemptAt)}`;
  return `${destination} ${tries}${status}${next}${needsAttention ? ", NEEDS ATTENTION" : ""}`;
}

/** Formats the counts of waiting leads, one destination per line. */
function summary({ destinations, queued }: QueueStatus): string {
  const lines = Object.entries(destinations).map(
    ([name, { needAttention, waiting }]) =>
      `  ${name}: ${waiting} waiting${needAttention > 0 ? `, ${needAttention} need attention` : ""}`,
  );
  return `${[`${queued} ${queued === 1 ? "lead waits" : "leads wait"}.`, ...lines].join("\n")}\n`;
}

const formatTime = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
