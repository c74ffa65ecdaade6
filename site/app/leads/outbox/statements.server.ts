import { inboxName, reportName } from "../destinations/inbox.server.ts";

export type Row = Readonly<Record<string, unknown>>;
export type Query<Value = number | string | null> = (
  text: string,
  values?: readonly Value[],
) => Promise<readonly Row[]>;

/** The tables of an outbox, in a file or in a database. */
export interface OutboxTables {
  readonly query: Query;
  readonly statements: Statements;
}

export const waiting = "(delivered_at IS NULL AND dead_at IS NULL)";

/** Due now, after everything new, whose time is 0: however many records fail, none is tried again before new ones. */
const dueAgain = "next_attempt_at = CASE WHEN attempts > 0 THEN 1 ELSE 0 END";

/** A delivery of the lead itself; reports on what came of it elsewhere are numbered from 1. */
export const ownDelivery = "revision = 0";

/** A report that has been overtaken by another event stays due as it is. For both, `settledValues` has the values. */
export const settledDelivery = "lead_id = $1 AND destination = $2 AND revision = $3";
export const settledColumns = `attempts = attempts + 1, refusals = refusals + $4, last_status = $5,
  needs_attention = $6, next_attempt_at = $7, delivered_at = $8, dead_at = $9`;

interface Naming {
  /** What stands before the names of tables. */
  readonly schema: "" | "outbox.";
  readonly settings: string;
  /** The setting "destinations" as a table `each`, with a `name` and a `number` for each. */
  readonly destinations: string;
}

export type Statements = ReturnType<typeof statementsFor>;

/** What both stores say in the same words. Parameters are $1, $2; for SQLite, `preparing` writes them as it does. */
export function statementsFor({ destinations, schema, settings }: Naming) {
  const leads = `${schema}leads`;
  const deliveries = `${schema}deliveries`;
  const configured = `(SELECT name FROM ${destinations})`;

  /** Tried again at once, a dead letter from the beginning, wherever the site forwards to and nothing was delivered. */
  const retry = `UPDATE ${deliveries}
    SET ${dueAgain}, refusals = CASE WHEN dead_at IS NULL THEN refusals ELSE 0 END, dead_at = NULL,
      needs_attention = false
    WHERE delivered_at IS NULL AND destination IN ${configured}`;

  /** A row for each delivery of each lead, or one without for a lead that has none. */
  const withDeliveries = (someLeads: string) =>
    `SELECT id, page.received_at, record, destination, attempts, last_status AS "lastStatus",
       next_attempt_at AS "nextAttemptAt", needs_attention AS "needsAttention", delivered_at AS "deliveredAt",
       dead_at IS NOT NULL AND delivered_at IS NULL AS dead, destination IN ${configured} AS configured
     FROM (SELECT id, received_at, record FROM ${leads} WHERE ${someLeads}) AS page
       LEFT JOIN ${deliveries} ON lead_id = id AND destination <> '${reportName}'
     ORDER BY page.received_at DESC, id, destination`;

  const ofLead = `SELECT 1 FROM ${deliveries} WHERE lead_id = leads.id`;
  const expired = `SELECT lead_id FROM ${deliveries} GROUP BY lead_id
        HAVING max(coalesce(delivered_at, dead_at)) < $1
          AND count(*) FILTER (WHERE ${waiting} AND destination IN ${configured}) = 0`;
  const reportWaits = "(report.delivered_at IS NULL AND report.dead_at IS NULL)";

  return {
    configured,

    setting: `SELECT value FROM ${settings} WHERE name = $1`,
    /** Writes only what has changed. */
    setSetting: `INSERT INTO ${settings} AS known (name, value) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE known.value <> excluded.value`,

    /** What waits is due, but for what is already. */
    resume: `UPDATE ${deliveries} SET ${dueAgain} WHERE ${waiting} AND next_attempt_at > 1`,
    recover: `UPDATE ${deliveries} SET ${dueAgain} WHERE destination = $1 AND ${waiting} AND refusals = 0`,

    /** Give a row for each delivery that is due now. */
    retry: {
      lead: `${retry} AND lead_id = $1 RETURNING lead_id`,
      waiting: `${retry} AND dead_at IS NULL RETURNING lead_id`,
      dead: `${retry} AND dead_at IS NOT NULL RETURNING lead_id`,
      /** What the inbox had taken is due as if it had not; it recognizes what it still has. */
      inbox: `UPDATE ${deliveries} SET ${dueAgain}, delivered_at = NULL
        WHERE delivered_at IS NOT NULL AND destination = '${inboxName}' AND destination IN ${configured}
        RETURNING lead_id`,
    },

    /** Makes a report due, if its destination has the lead and there is another one to report on. */
    report: `INSERT INTO ${deliveries} AS report (lead_id, destination, received_at, next_attempt_at, revision)
        SELECT id, $1, received_at, CAST($2 AS bigint), 1 FROM ${leads} WHERE id = $3
          AND EXISTS (${ofLead} AND ${ownDelivery} AND destination = $4 AND delivered_at IS NOT NULL)
          AND EXISTS (${ofLead} AND ${ownDelivery} AND destination <> $4)
      ON CONFLICT (lead_id, destination) DO UPDATE SET revision = report.revision + 1,
        attempts = CASE WHEN ${reportWaits} THEN report.attempts ELSE 0 END,
        refusals = CASE WHEN ${reportWaits} THEN report.refusals ELSE 0 END,
        next_attempt_at = CASE WHEN ${reportWaits} THEN report.next_attempt_at ELSE excluded.next_attempt_at END,
        delivered_at = NULL, dead_at = NULL`,
    /** The report itself, and what it is about. */
    reported: `SELECT destination, delivered_at, dead_at, needs_attention, last_status, attempts, refusals, revision
      FROM ${deliveries}
      WHERE lead_id = $1 AND (destination = $2 OR ${ownDelivery} AND destination <> $3
        AND (delivered_at IS NOT NULL OR destination IN ${configured}))
      ORDER BY destination`,

    countByDestination: `SELECT each.name, count(lead_id) FILTER (WHERE ${waiting}) AS waits,
        count(lead_id) FILTER (WHERE ${waiting} AND received_at < $1) AS stuck,
        count(lead_id) FILTER (WHERE ${waiting} AND needs_attention) AS attention,
        count(dead_at) AS dead, min(received_at) FILTER (WHERE ${waiting}) AS oldest
      FROM ${destinations} LEFT JOIN ${deliveries} ON destination = each.name AND delivered_at IS NULL
      GROUP BY each.name, each.number ORDER BY each.number`,
    countWaiting: `SELECT count(DISTINCT lead_id) AS waits FROM ${deliveries}
      WHERE ${waiting} AND destination IN ${configured}`,
    countWithoutDestination: `SELECT count(*) AS waits, count(*) FILTER (WHERE received_at < $1) AS stuck,
        min(received_at) AS oldest
      FROM ${leads} WHERE NOT EXISTS (${ofLead} AND (delivered_at IS NOT NULL OR destination IN ${configured}))`,

    /** The newest leads first, on from one of them. */
    leadsAfter: withDeliveries(
      `CAST($1 AS bigint) IS NULL OR received_at < $1 OR received_at = $1 AND id > $2
       ORDER BY received_at DESC, id LIMIT $3`,
    ),
    leadsThatBegin: withDeliveries("substr(id, 1, length($1)) = $1 LIMIT 2"),

    drop: `DELETE FROM ${leads} WHERE id = $1
      AND EXISTS (${ofLead} AND delivered_at IS NULL AND dead_at > 0 AND destination <> '${reportName}')
      AND NOT EXISTS (${ofLead} AND ${waiting} AND destination IN ${configured}) RETURNING id`,
    /** Selected first: deleting a lead deletes its deliveries, before RETURNING could ask for them. */
    undeliveredBeforePurge: `${expired} AND count(delivered_at) = 0`,
    /** While another instance may be delivering: a lead that waits for a configured destination stays. */
    purge: `DELETE FROM ${leads} WHERE id IN (${expired}) RETURNING id`,
    purgeArrivals: `DELETE FROM ${schema}arrivals WHERE slot NOT BETWEEN $1 AND $2`,
  };
}
