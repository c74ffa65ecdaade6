import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished, vi } from "vitest";
import type { Submission } from "../intake/submission.server.ts";
import { Leads, type LeadsOptions } from "../leads.server.ts";
import { Outbox, type OutboxOptions } from "../outbox/outbox.server.ts";

export const publicUrl = "https://site.example";

/** A folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "leads-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface OpenedLeads {
  readonly leads: Leads;
  /** Every log line so far, as JSON. */
  readonly logged: string[];
  readonly folder: string;
}

export type TestLeadsOptions = Partial<Omit<LeadsOptions, "outbox"> & OutboxOptions>;

/** A real outbox in a temporary folder, closed when the test ends; waits are fifty times shorter than in service. */
export function openTestLeads(options: TestLeadsOptions = {}): OpenedLeads {
  const logged: string[] = [];
  const folder = options.folder ?? temporaryFolder();
  const outbox = new Outbox({
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
    outbox,
  });
  onTestFinished(() => leads.close());
  return { leads, logged, folder };
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
