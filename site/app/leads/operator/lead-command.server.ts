import { closeSync, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { reasonOf } from "../../reason.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import { allowedDatabaseUrl, isDatabaseUrl, PostgresEngine } from "../queue/postgres.server.ts";
import { type Engine, QueueOpenError } from "../queue/schema.server.ts";
import { SqliteEngine } from "../queue/sqlite.server.ts";
import type { DeliveryState } from "../queue/states.server.ts";
import { LeadStore, type QueueStatus, type StoredLead } from "../queue/store.server.ts";

const usage = `The leads that the site still holds, waiting and delivered.

  npm run leads -- list            the leads that wait, without personal data
  npm run leads -- list --all      and those that are delivered
  npm run leads -- show ID         one lead in full; the beginning of its ID is enough
  npm run leads -- retry [ID]      tries again now: one lead, or all that wait
  npm run leads -- retry --inbox   sends delivered leads to the inbox again, after you restored it from
                                   a backup; the inbox ignores the leads that it has
  npm run leads -- drop ID         deletes a refused or delivered lead from the queue; the inbox keeps its copy
  npm run leads -- export          all leads in full, as JSON lines with the secret of the queue, to the screen
                                   or to a new file: --output FILE
  npm run leads -- import FILE     adds the leads of a file from "export"; stop the site first

The leads are in the database that DATABASE_URL names, or without one in the state folder of the site below DATA_DIR
(default .data). The site may keep running, except for an import.
`;

interface CommandContext {
  readonly args: readonly string[];
  /** URL of the queue's PostgreSQL database; undefined if the queue is in a file. */
  readonly databaseUrl: string | undefined;
  /** Folder of the queue's file. */
  readonly folder: string;
  readonly now: number;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

interface Command {
  readonly operand?: "needed" | "optional";
  readonly options?: readonly string[];
}

const commands: Readonly<Record<string, Command>> = {
  list: { options: ["all"] },
  show: { operand: "needed" },
  retry: { operand: "optional", options: ["inbox"] },
  drop: { operand: "needed" },
  export: { options: ["output"] },
  import: { operand: "needed" },
};

type Input = NonNullable<ReturnType<typeof parseCommand>>;

async function runCommand({ name, operand, values }: Input, store: LeadStore, context: CommandContext) {
  const { now, print } = context;
  switch (name) {
    case "list":
      for (const lead of await store.leads()) if (values.all || lead.isWaiting) print(leadLine(lead, now));
      return print(summary(await store.status()));
    case "show": {
      const lead = await findOneLead(store, operand);
      return print(`${JSON.stringify(lead.record ?? "damaged", null, 2)}\n${leadLine(lead, now)}`);
    }
    case "retry": {
      const selection = values.inbox ? "inbox" : "waiting";
      const due = await store.retry(operand === "" ? selection : await findOneLead(store, operand));
      return print(`${due} ${due === 1 ? "delivery is" : "deliveries are"} due now.\n`);
    }
    case "drop": {
      const { id } = await findOneLead(store, operand);
      if (await store.drop(id)) return print(`${id} is deleted.\n`);
      throw new Error(
        `${id} cannot be dropped: it waits for a destination that has not refused it. See "npm run leads -- show ${id}".`,
      );
    }
    case "export":
      if (values.output !== undefined) return writeNewFile(values.output, store.export());
      for await (const text of store.export()) print(text);
      return;
    case "import": {
      const added = await store.import(readFileSync(resolvePath(operand), "utf8"));
      return print(`${added} ${added === 1 ? "lead is" : "leads are"} added.\n`);
    }
  }
}

/** Runs a command. Returns 0 for success, 1 for failure, 2 for wrong usage. */
export async function runLeadCommand(context: CommandContext): Promise<number> {
  const input = parseCommand(context.args);
  if (!input) {
    context.printError(usage);
    return 2;
  }
  if (input.name === "help") {
    context.print(usage);
    return 0;
  }
  let store: LeadStore | undefined;
  try {
    store = new LeadStore(openEngine(input.name, context));
    await runCommand(input, store, context);
    return 0;
  } catch (error) {
    context.printError(`${reasonOf(error)}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}

/** Opens the queue. On SQLite, only an import locks it and creates a missing one. Throws QueueOpenError. */
function openEngine(commandName: string, { databaseUrl, folder }: CommandContext): Engine {
  if (databaseUrl) {
    if (isDatabaseUrl(databaseUrl)) return new PostgresEngine(databaseUrl);
    throw new QueueOpenError(
      `DATABASE_URL is set to an invalid value, which is not shown; it must be ${allowedDatabaseUrl}`,
    );
  }
  return commandName === "import" ? SqliteEngine.openLocked(folder) : SqliteEngine.openUnlocked(folder);
}

/** Parses the arguments; undefined if they are wrong. */
function parseCommand(args: readonly string[]) {
  const options = {
    all: { type: "boolean" },
    inbox: { type: "boolean" },
    output: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name = "", operand = "", ...extra] = positionals;
    if (values.help || name === "help") return { name: "help", operand, values };
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || extra.length > 0) return undefined;
    if (operand === "" && command.operand === "needed") return undefined;
    if (operand !== "" && !command.operand) return undefined;
    if (!Object.keys(values).every((option) => command.options?.includes(option))) return undefined;
    if (operand !== "" && values.inbox) return undefined;
    return { name, operand, values };
  } catch {
    return undefined;
  }
}

/** Returns the lead whose ID begins with the operand. Throws if there is none or more than one. */
async function findOneLead(store: LeadStore, operand: string): Promise<StoredLead> {
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
function leadLine({ deliveries, id, receivedAt, record, isWaiting }: StoredLead, now: number): string {
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
