import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, vi } from "vitest";
import { emptyDatabase, query } from "../../../testing/postgres.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import type { Submission } from "../intake/submission.server.ts";
import { Leads, type LeadsOptions } from "../leads.server.ts";
import { runLeadCommand } from "../operator/lead-command.server.ts";
import { LeadQueue, type QueueOptions } from "../queue/queue.server.ts";

export const publicUrl = "https://site.example";

/** Location of a queue. */
export interface QueueLocation {
  readonly folder: string;
  readonly databaseUrl?: string;
}

interface TestedEngine {
  readonly name: string;
  readonly newLocation: () => Promise<QueueLocation>;
  readonly tags: "slow"[];
}

/** Engines that the tests of the queue run on. */
export const engines: readonly TestedEngine[] = [
  {
    name: "SQLite",
    tags: [],
    newLocation: async (): Promise<QueueLocation> => ({ folder: temporaryFolder() }),
  },
  {
    name: "PostgreSQL",
    tags: ["slow"],
    newLocation: async (): Promise<QueueLocation> => ({
      folder: temporaryFolder(),
      databaseUrl: await emptyDatabase(),
    }),
  },
];

export interface OpenedLeads {
  readonly leads: Leads;
  /** Log lines as JSON. */
  readonly logged: string[];
  readonly folder: string;
  readonly location: QueueLocation;
}

/** Returns a function that opens leads in a new location, or in the location of an earlier queue. */
export function createLeadsOpener(newLocation: () => Promise<QueueLocation>) {
  return async (
    options: TestLeadsOptions & { readonly location?: QueueLocation } = {},
  ): Promise<OpenedLeads> => {
    const { location = await newLocation(), ...others } = options;
    return openTestLeads({ ...others, ...location });
  };
}

/** Settings for an inbox whose port is closed, so that leads stay in the queue. */
export const unreachableInbox = { apiUrl: "http://127.0.0.1:1", apiToken: "token" };

/** Settings without a token. The site does not call the inbox then, so leads stay in the queue. */
const inboxWithoutToken = { ...unreachableInbox, apiToken: undefined };

/** Settings for the fake inbox at `origin`. */
export const inboxAt = ({ origin }: { readonly origin: string }) => ({ apiUrl: origin, apiToken: "token" });

/** Settings for the fake email provider at `origin`. */
export const emailAt = ({ origin }: { readonly origin: string }) => ({
  publicKey: "public",
  serviceId: "service",
  templateId: "template",
  origin,
});

export type TestLeadsOptions = Partial<Omit<LeadsOptions, "queue"> & QueueOptions>;

/** Opens a real queue, closed after the test. Waits are 50 times shorter. */
export function openTestLeads(options: TestLeadsOptions = {}): OpenedLeads {
  const logged: string[] = [];
  const folder = options.folder ?? temporaryFolder();
  const queue = new LeadQueue({
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    callDeadlineMs: 5_000,
    waitFactor: 0.02,
    ...options,
    folder,
  });
  const leads = new Leads({
    inbox: inboxWithoutToken,
    email: null,
    webhook: null,
    newsletter: { confirmation: null, publicUrl },
    blockList: [],
    throttleMs: 0,
    blockHeadless: false,
    rateLimitPerHour: 1_000_000,
    ...options,
    queue,
  });
  onTestFinished(() => leads.close());
  const { databaseUrl } = options;
  return { leads, logged, folder, location: { folder, ...(databaseUrl !== undefined && { databaseUrl }) } };
}

/** Returns the number of records that wait for a destination. */
export async function countWaitingFor(leads: Leads, destination: string): Promise<number | undefined> {
  return (await leads.status()).destinations[destination]?.waiting;
}

/** Makes all retries of this test come early in their random range. */
export function retrySoon(): void {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.05);
  onTestFinished(() => random.mockRestore());
}

/** Valid input of a visitor. */
export const visitorInput = {
  name: "Dana Whitfield",
  email: "dana@example.com",
  phone: "(605) 555-0112",
  region: "South Dakota",
} as const;

/** Returns an expert form as sent by a browser. */
export function expertSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    form: "expert",
    values: visitorInput,
    ip: "203.0.113.7",
    honeypotFilled: false,
    automated: false,
    page: "/jefferson-reserve-phase-2",
    ...changes,
  };
}

/** A submission ID. */
export const leadId = "6f1c1a52-7a43-4b0e-9a5c-0d0f2f0f7c11";

/** Returns the input of another visitor for each number. */
export function personInput(number: number) {
  const phone = `+1 605 555 ${String(number % 10_000).padStart(4, "0")}`;
  return { name: `Person ${number}`, email: `person${number}@example.com`, phone };
}

/** Returns an expert form of another visitor for each number. */
export const personSubmission = (number: number, changes: Partial<Submission> = {}) =>
  expertSubmission({ values: personInput(number), ...changes });

/** Options of `expect.poll` while a delivery is awaited. */
export const waitOptions = { timeout: 20_000, interval: 10 };

/** Waits until all destinations have all leads. */
export const expectEmptyQueue = (leads: Leads) =>
  expect.poll(async () => (await leads.status()).queued, waitOptions).toBe(0);

/** Runs SQL on the queue's tables, bypassing the site. */
export async function queryQueue({ databaseUrl, folder }: QueueLocation, sql: string) {
  if (databaseUrl) return query(`${databaseUrl}?options=-csearch_path%3Dlead_queue`, sql);
  const database = new DatabaseSync(path.join(folder, "leads.db"));
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** Runs a command of `npm run leads` on the queue at a location. Returns its exit code and output. */
export async function runLeadCommandAt({ databaseUrl, folder }: QueueLocation, args: readonly string[]) {
  const output = { code: -1, printed: "", errors: "" };
  output.code = await runLeadCommand({
    args,
    databaseUrl,
    folder,
    now: Date.now(),
    print: (text) => {
      output.printed += text;
    },
    printError: (text) => {
      output.errors += text;
    },
  });
  return output;
}
