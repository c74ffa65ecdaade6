import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished, vi } from "vitest";
import { emptyDatabase, query } from "../../../testing/postgres.ts";
import type { Submission } from "../intake/submission.server.ts";
import { Leads, type LeadsOptions } from "../leads.server.ts";
import { runLeadCommand } from "../operator/lead-command.server.ts";
import { PostgresEngine } from "../queue/postgres.server.ts";
import { LeadQueue, type QueueOptions } from "../queue/queue.server.ts";
import { SqliteEngine } from "../queue/sqlite.server.ts";
import { LeadStore } from "../queue/store.server.ts";

export const publicUrl = "https://site.example";

/** A folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "leads-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where a queue is. */
export interface Place {
  readonly folder: string;
  readonly databaseUrl?: string;
}

interface Store {
  readonly name: string;
  readonly newPlace: () => Promise<Place>;
  readonly tags: "slow"[];
}

/** The stores that the suites of the queue run on. */
export const stores: readonly Store[] = [
  { name: "SQLite", tags: [], newPlace: async (): Promise<Place> => ({ folder: temporaryFolder() }) },
  {
    name: "PostgreSQL",
    tags: ["slow"],
    newPlace: async (): Promise<Place> => ({
      folder: temporaryFolder(),
      databaseUrl: await emptyDatabase(),
    }),
  },
];

export interface OpenedLeads {
  readonly leads: Leads;
  /** Every log line so far, as JSON. */
  readonly logged: string[];
  readonly folder: string;
  readonly place: Place;
}

/** Opens leads in a new place, or again in the one of an earlier test queue. */
export function openingIn(newPlace: () => Promise<Place>) {
  return async (options: TestLeadsOptions & { readonly place?: Place } = {}): Promise<OpenedLeads> => {
    const { place = await newPlace(), ...others } = options;
    return openTestLeads({ ...others, ...place });
  };
}

export type TestLeadsOptions = Partial<Omit<LeadsOptions, "queue"> & QueueOptions>;

/** A real queue in a temporary folder, closed when the test ends; waits are fifty times shorter than in service. */
export function openTestLeads(options: TestLeadsOptions = {}): OpenedLeads {
  const logged: string[] = [];
  const folder = options.folder ?? temporaryFolder();
  const queue = new LeadQueue({
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    callDeadlineMs: 5_000,
    pace: 0.02,
    ...options,
    folder,
  });
  const leads = new Leads({
    inbox: null,
    email: null,
    webhook: null,
    newsletter: { accessKey: "access key", confirmation: null, publicUrl },
    blockList: [],
    throttleMs: 0,
    blockHeadless: false,
    rateLimitPerHour: 1_000_000,
    ...options,
    queue,
  });
  onTestFinished(() => leads.close());
  const { databaseUrl } = options;
  return { leads, logged, folder, place: { folder, ...(databaseUrl !== undefined && { databaseUrl }) } };
}

/** Every retry of this test comes near the beginning of the time in which chance may put it. */
export function retrySoon(): void {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.05);
  onTestFinished(() => random.mockRestore());
}

export const dana = {
  name: "Dana Whitfield",
  email: "dana@example.com",
  phone: "(605) 555-0112",
  region: "South Dakota",
} as const;

/** An expert form as the browser sends it. */
export function submissionOf(changes: Partial<Submission> = {}): Submission {
  return {
    form: "expert",
    values: dana,
    address: "203.0.113.7",
    honeypotFilled: false,
    automated: false,
    page: "/jefferson-reserve-phase-2",
    ...changes,
  };
}

/** A different person for each number. */
export function personOf(number: number) {
  const phone = `+1 605 555 ${String(number % 10_000).padStart(4, "0")}`;
  return { name: `Person ${number}`, email: `person${number}@example.com`, phone };
}

export const emailKeys = { publicKey: "public", serviceId: "service", templateId: "template" } as const;

/** How long a test waits for a delivery. */
export const patience = { timeout: 20_000, interval: 10 };

/** Does something to the tables of a queue past the site, and gives the rows. */
export async function rowsOf({ databaseUrl, folder }: Place, sql: string) {
  if (databaseUrl) return query(`${databaseUrl}?options=-csearch_path%3Dlead_queue`, sql);
  const database = new DatabaseSync(path.join(folder, "leads.db"));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** Runs a command of `npm run leads` beside the site. */
export async function operate(
  { databaseUrl, folder }: Place,
  args: readonly string[],
  now = Date.now(),
  file = "",
) {
  const output = { code: -1, files: [] as string[], printed: "", told: "" };
  output.code = await runLeadCommand({
    args,
    open(toImport) {
      if (databaseUrl) return new LeadStore(new PostgresEngine(databaseUrl));
      return new LeadStore(toImport ? SqliteEngine.own(folder) : SqliteEngine.besideSite(folder));
    },
    readFile: () => file,
    now,
    print: (text) => {
      output.printed += text;
    },
    printError: (text) => {
      output.told += text;
    },
    writeFile: async (file, parts) => {
      let text = "";
      for await (const part of parts) text += part;
      output.files.push(`${file}: ${text}`);
    },
  });
  return output;
}
