/** @module-tag slow */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { answers, type Call, httpStandIn, storesLead } from "../../testing/http-stand-in.ts";
import { emailKeys, openTestLeads, patience, personOf, submissionOf } from "../../testing/open-leads.ts";

const accessKey = "token";
const nowhere = { apiUrl: "http://127.0.0.1:1", accessKey };

/** A file with leads that wait for the inbox, changed by `downgrade` into one of an earlier version. */
async function earlierFile(downgrade: string): Promise<string> {
  const provider = await httpStandIn(answers(200, "OK"));
  const email = { ...emailKeys, origin: provider.origin };
  const { leads, folder } = openTestLeads({ inbox: nowhere, email });
  for (const number of [1, 2, 3])
    await leads.accept(submissionOf({ project: "Bluestem Reserve", values: personOf(number) }));
  await expect.poll(async () => (await leads.status()).destinations.email?.waiting, patience).toBe(0);
  await leads.close();
  const database = new DatabaseSync(path.join(folder, "leads.db"));
  database.exec(downgrade);
  database.close();
  return folder;
}

const namesOf = (calls: readonly Call[]) =>
  calls
    .filter(({ method }) => method === "POST")
    .map(({ text }) => /Person \d/.exec(text)?.[0])
    .sort();

it("delivers what waits in a file of the version that had a table of reports, and reports go on counting", async () => {
  const folder = await earlierFile(`
    ALTER TABLE deliveries DROP COLUMN revision;
    CREATE TABLE reports (
      lead_id TEXT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
      revision INTEGER NOT NULL DEFAULT 1,
      told INTEGER NOT NULL DEFAULT 0,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reports_waiting ON reports (next_attempt_at) WHERE told < revision;
    UPDATE deliveries SET delivered_at = received_at
      WHERE destination = 'inbox' AND lead_id IN (SELECT id FROM leads WHERE record ->> 'name' <> 'Person 1');
    INSERT INTO reports SELECT id, 4, 4, 0, 0 FROM leads WHERE record ->> 'name' = 'Person 2';
    INSERT INTO reports SELECT id, 7, 6, 1, 0 FROM leads WHERE record ->> 'name' = 'Person 3';
  `);
  const inbox = await httpStandIn((response, call) =>
    call.method === "POST"
      ? storesLead(response, call)
      : answers(200, JSON.stringify({ data: { submissionId: "a" } }))(response, call),
  );
  const { leads } = openTestLeads({ folder, inbox: { apiUrl: inbox.origin, accessKey } });
  await expect.poll(async () => (await leads.status()).queued, patience).toBe(0);
  expect(namesOf(inbox.calls)).toEqual(["Person 1"]);
  const reports = () => inbox.calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  await expect.poll(() => reports().length, patience).toBe(2);
  const deliveries = [{ destination: "email", state: "delivered" }];
  expect(reports()).toMatchObject([{ data: { revision: 7, deliveries } }, { data: { revision: 1 } }]);
});

it("delivers what waits in a file of the version that knew neither reports nor dead letters", async () => {
  const folder = await earlierFile(`
    ALTER TABLE deliveries DROP COLUMN revision;
    ALTER TABLE deliveries DROP COLUMN refusals;
    ALTER TABLE deliveries DROP COLUMN dead_at;
  `);
  const inbox = await httpStandIn(storesLead);
  const { leads } = openTestLeads({ folder, inbox: { apiUrl: inbox.origin, accessKey } });
  await expect.poll(async () => (await leads.status()).queued, patience).toBe(0);
  expect(namesOf(inbox.calls)).toEqual(["Person 1", "Person 2", "Person 3"]);
});

it("delivers a lead of the version that carried neither project nor campaign", async () => {
  const folder = await earlierFile(
    "UPDATE leads SET record = json_remove(record, '$.project', '$.campaign', '$.referrer')",
  );
  const inbox = await httpStandIn(storesLead);
  const { leads } = openTestLeads({ folder, inbox: { apiUrl: inbox.origin, accessKey } });
  await expect.poll(async () => (await leads.status()).queued, patience).toBe(0);
  expect(namesOf(inbox.calls)).toEqual(["Person 1", "Person 2", "Person 3"]);
  for (const { body, method } of inbox.calls)
    if (method === "POST") expect(body).not.toHaveProperty("data.project");
});
