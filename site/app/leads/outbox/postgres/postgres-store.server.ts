import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import * as v from "valibot";
import type { Destination } from "../../destinations/destination.server.ts";
import type { DeliveryReport } from "../../destinations/inbox.server.ts";
import { readQueuedRecord } from "../../lead-record.server.ts";
import type { Added, AdmissionRules, LeadKey } from "../admission.server.ts";
import { coveredSlots } from "../arrivals.server.ts";
import { reportOf } from "../reports.server.ts";
import { Routing } from "../routing.server.ts";
import { OutboxFile, outboxFileIn } from "../sqlite/outbox-file.server.ts";
import { ownDelivery, settledColumns, settledDelivery, waiting } from "../statements.server.ts";
import { type OutboxStatus, statusOf } from "../status.server.ts";
import {
  type Attempt,
  type Delivery,
  deliverySchema,
  type LogEvent,
  type OutboxStore,
  retentionMs,
  settledValues,
} from "../store.server.ts";
import { Adding } from "./adding.server.ts";
import { Database, type Query } from "./database.server.ts";
import { addLinkKeys } from "./link-keys.server.ts";
import { moveFromFile } from "./move-from-file.server.ts";
import { statements } from "./schema.server.ts";

/** A measurement that took longer says too little of the other clock. */
const longestMeasurementMs = 500;

interface PostgresStoreOptions {
  /** Where this instance may still have a file of leads from before it was given a database. */
  readonly folder: string;
  readonly log: LogEvent;
  readonly url: string;
  /** How long a claimed delivery is nobody else's: longer than a call may take, and than recording what came of it. */
  readonly leaseMs: number;
  /** In place of the database's clock, milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** How long what happens to a lead is gathered before it is reported. */
  readonly reportDelayMs: number;
}

/** The outbox that all instances share, in PostgreSQL. */
export class PostgresStore implements OutboxStore {
  readonly #adding: Adding;
  readonly #database: Database;
  readonly #options: PostgresStoreOptions;
  /** Of the database's clock, ahead of this machine's, in milliseconds. */
  #clockAhead = 0;
  /** Until what it holds is in the database. */
  #earlierFile: OutboxFile | undefined;
  #lastRetries: unknown;
  #routing = new Routing([]);
  #secret: string | undefined;

  /**
   * Connects to nothing: the first to need the database does, so that a site starts without it. Throws OutboxOpenError
   * when leads of before are in a file that cannot be opened.
   */
  constructor(options: PostgresStoreOptions) {
    this.#options = options;
    const { folder } = options;
    this.#earlierFile = existsSync(outboxFileIn(folder)) ? new OutboxFile(folder) : undefined;
    this.#database = new Database(options.url, (query) => this.#opened(query));
    this.#adding = new Adding(this.#database, () => this.#routing);
  }

  async #opened(query: Query): Promise<void> {
    await query("INSERT INTO outbox.settings VALUES ('secret', $1) ON CONFLICT DO NOTHING", [
      // That of the file, which has made the digests of its leads.
      this.#earlierFile?.setting("secret") ?? randomBytes(32).toString("hex"),
    ]);
    const [secret] = await query(statements.setting, ["secret"]);
    this.#secret = String(secret?.value);
    await this.#addDestinations(query);
  }

  get crowded(): boolean {
    return this.#adding.crowded;
  }

  now(): number {
    return Math.round(this.#options.now?.() ?? Date.now() + this.#clockAhead);
  }

  /** The same in SQL: all instances compare times on the database's clock, which a test may set. */
  get #sqlNow(): string {
    const ahead = this.#options.now ? Math.round(this.#options.now() - Date.now()) : 0;
    return `((extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${ahead})`;
  }

  async secret(): Promise<string> {
    if (this.#secret === undefined) await this.#database.opened();
    return this.#secret ?? "";
  }

  linkKeys(current: string): Promise<readonly string[]> {
    return this.#database.transaction((query) => addLinkKeys(query, [current]));
  }

  setDestinations(destinations: readonly Destination[]): void {
    this.#routing = new Routing(destinations);
  }

  add<Refusal>(key: LeadKey, rules: AdmissionRules<Refusal>): Promise<Added<Refusal>> {
    return this.#adding.add(key, rules);
  }

  async claim(destination: string, limit: number): Promise<readonly Delivery[]> {
    const rows = await this.#database.query(
      `UPDATE outbox.deliveries AS mine SET claim = $3, claimed_until = ${this.#sqlNow} + $4
       FROM (
         SELECT lead_id, destination FROM outbox.deliveries
         WHERE destination = $1 AND ${waiting} AND next_attempt_at <= ${this.#sqlNow}
           AND claimed_until <= ${this.#sqlNow} AND ${unclaimedSinceStart("$4")}
         ORDER BY next_attempt_at, received_at LIMIT $2 FOR UPDATE SKIP LOCKED
       ) AS due JOIN outbox.leads ON leads.id = due.lead_id
       WHERE mine.lead_id = due.lead_id AND mine.destination = due.destination
       RETURNING mine.lead_id AS "leadId", mine.destination, attempts, refusals, revision, claim::text, record`,
      [destination, limit, randomUUID(), this.#options.leaseMs],
    );
    return v.parse(v.array(deliverySchema), rows);
  }

  async nextDueInMs(destination: string): Promise<number | null> {
    const [next] = await this.#database.query(
      `SELECT min(greatest(next_attempt_at, claimed_until)) - ${this.#sqlNow} AS wait FROM outbox.deliveries
       WHERE destination = $1 AND ${waiting} AND greatest(next_attempt_at, claimed_until) > ${this.#sqlNow}`,
      [destination],
    );
    return typeof next?.wait === "number" ? next.wait : null;
  }

  settle(delivery: Delivery, attempt: Attempt): Promise<void> {
    const { claim, leadId, revision } = delivery;
    const reports = this.#routing.reportsOn(delivery);
    return this.#database.transaction(async (query) => {
      // An instance whose claim has ended may still say that it has delivered, and no longer that it has not.
      await query(
        `UPDATE outbox.deliveries SET ${settledColumns}, claim = NULL, claimed_until = 0
         WHERE ${settledDelivery} AND ($8::bigint IS NOT NULL OR claim = $10)`,
        [...settledValues(delivery, attempt), claim],
      );
      if (reports) await this.#report(query, reports, leadId, attempt.at);
      else if (revision > 0) await this.#freeOvertaken(query, delivery);
    });
  }

  async #freeOvertaken(query: Query, { claim, destination, leadId }: Delivery): Promise<void> {
    await query(
      `UPDATE outbox.deliveries SET claim = NULL, claimed_until = 0
       WHERE lead_id = $1 AND destination = $2 AND claim = $3`,
      [leadId, destination, claim],
    );
  }

  async #report(query: Query, { name, reportsFor }: Destination, leadId: string, at: number): Promise<void> {
    // Of two destinations that answer at once, the second has to see what the first has recorded.
    await query("SELECT 1 FROM outbox.leads WHERE id = $1 FOR NO KEY UPDATE", [leadId]);
    await query(statements.report, [name, at + this.#options.reportDelayMs, leadId, reportsFor]);
  }

  reportOf(leadId: string): Promise<DeliveryReport> {
    return reportOf(this.#database, this.#routing, leadId);
  }

  async resume(): Promise<void> {
    await this.#moveFromFile();
    await this.poll();
    await this.#database.transaction(async (query) => {
      await this.#addDestinations(query);
      await query(statements.resume);
    });
  }

  /** Before anything else may use the database: no lead is delivered everywhere before it gets what is new. */
  async #addDestinations(query: Query): Promise<void> {
    const { names } = this.#routing;
    await query(statements.setSetting, ["destinations", JSON.stringify(names)]);
    const undelivered = await query(
      `SELECT id, received_at, record FROM outbox.leads
       WHERE (NOT EXISTS (SELECT 1 FROM outbox.deliveries WHERE lead_id = leads.id)
           OR EXISTS (SELECT 1 FROM outbox.deliveries WHERE lead_id = leads.id AND ${waiting} AND ${ownDelivery}))
         AND EXISTS (SELECT 1 FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
           SELECT 1 FROM outbox.deliveries WHERE lead_id = leads.id AND destination = name))`,
      [names],
    );
    const missing = undelivered.flatMap(({ id, received_at, record }) =>
      this.#routing.namesFor(readQueuedRecord(record)).map((name) => ({ id, name, received_at })),
    );
    await query(
      `INSERT INTO outbox.deliveries (lead_id, destination, received_at)
         SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[]) ON CONFLICT DO NOTHING`,
      [
        missing.map(({ id }) => id),
        missing.map(({ name }) => name),
        missing.map(({ received_at }) => received_at),
      ],
    );
  }

  /** Moves the leads that this site queued in its own file before it used PostgreSQL. */
  async #moveFromFile(): Promise<void> {
    if (!this.#earlierFile) return;
    const leads = await moveFromFile(this.#earlierFile, this.#database);
    this.#earlierFile.close();
    this.#earlierFile = undefined;
    if (leads > 0) this.#options.log("lead.moved-to-database", { leads });
  }

  retry(leadId: string): Promise<void> {
    const { reports } = this.#routing;
    return this.#database.transaction(async (query) => {
      const due = await query(statements.retry.lead, [leadId]);
      if (due.length === 0) return;
      await query(statements.setSetting, ["retries", randomUUID()]);
      if (reports) await this.#report(query, reports, leadId, this.now());
    });
  }

  async recover(destination: string): Promise<void> {
    await this.#database.query(statements.recover, [destination]);
  }

  status(): Promise<OutboxStatus> {
    return statusOf(this.#database, this.now());
  }

  /** Measures the database's clock, too. */
  async poll(): Promise<"nothing" | "due" | "retry"> {
    const asked = Date.now();
    const [found] = await this.#database.query(
      `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now,
         (SELECT value FROM outbox.settings WHERE name = 'retries') AS retries,
         EXISTS (SELECT 1 FROM unnest($1::text[]) AS name WHERE EXISTS (
           SELECT 1 FROM outbox.deliveries WHERE destination = name AND ${waiting}
             AND next_attempt_at <= ${this.#sqlNow} AND claimed_until <= ${this.#sqlNow})) AS due`,
      [[...this.#routing.names, this.#routing.reports?.name]],
    );
    const tookMs = Date.now() - asked;
    if (tookMs < longestMeasurementMs) this.#clockAhead = Number(found?.now) - asked - tookMs / 2;
    const before = this.#lastRetries;
    this.#lastRetries = found?.retries;
    if (before !== undefined && found?.retries !== before) return "retry";
    return found?.due === true ? "due" : "nothing";
  }

  purge(): Promise<readonly string[]> {
    const now = this.now();
    return this.#database.transaction(async (query) => {
      await query(statements.purgeArrivals, coveredSlots(now));
      const undelivered = await query(statements.undeliveredBeforePurge, [now - retentionMs]);
      // Another instance may have taken some of them up, or away, meanwhile.
      const removed = new Set((await query(statements.purge, [now - retentionMs])).map(({ id }) => id));
      return undelivered
        .map(({ lead_id }) => lead_id)
        .filter((id) => removed.has(id))
        .map(String);
    });
  }

  async probe(): Promise<void> {
    await this.#database.query(statements.setSetting, ["probe", String(this.now())]);
  }

  async close(): Promise<void> {
    await this.#adding.close();
    await this.#database.close();
    this.#earlierFile?.close();
    this.#earlierFile = undefined;
  }
}

/**
 * While the database was away, claims ended though what came of them could not be recorded: whoever has them in hand
 * gets their time again.
 */
const unclaimedSinceStart = (leaseMs: string) =>
  `(claimed_until = 0 OR clock_timestamp() - pg_postmaster_start_time() > ${leaseMs} * interval '1 millisecond')`;
