import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { acceptsEmail, startFakeServer, storesLead } from "../testing/fake-http.ts";
import {
  countWaitingFor,
  createLeadsOpener,
  emailAt,
  engines,
  expectEmptyQueue,
  inboxAt,
  openTestLeads,
  personSubmission,
  runLeadCommandAt,
  unreachableInbox,
  waitOptions,
} from "../testing/open-leads.ts";

for (const from of engines)
  for (const to of engines)
    describe(`a queue exported from ${from.name} and imported into ${to.name}`, { tags: to.tags }, () => {
      it("delivers each lead once, and knows repeats and newsletter links from before", async () => {
        const provider = await startFakeServer(acceptsEmail);
        const email = emailAt(provider);
        const first = await createLeadsOpener(from.newLocation)({ inbox: unreachableInbox, email });
        for (let number = 0; number < 5; number += 1) {
          await first.leads.accept(personSubmission(number));
        }
        await expect.poll(() => provider.calls.length, waitOptions).toBe(5);
        await expect.poll(() => countWaitingFor(first.leads, "email"), waitOptions).toBe(0);
        const links = await first.leads.newsletter.links();
        await first.leads.close();
        const file = path.join(temporaryFolder(), "queue.jsonl");
        await runLeadCommandAt(first.location, ["export", "--output", file]);

        const location = await to.newLocation();
        for (const printed of ["5 leads are added.\n", "0 leads are added.\n"]) {
          expect(await runLeadCommandAt(location, ["import", file])).toMatchObject({ code: 0, printed });
        }
        const inbox = await startFakeServer(storesLead);
        const second = openTestLeads({ ...location, inbox: inboxAt(inbox), email });
        await second.leads.accept(personSubmission(3));
        await expectEmptyQueue(second.leads);
        expect(inbox.calls.filter(({ method }) => method === "POST")).toHaveLength(5);
        expect(provider.calls).toHaveLength(5);
        const signUp = {
          email: "dana@example.com",
          submissionId: crypto.randomUUID(),
          requestedAt: new Date().toISOString(),
          consentVersion: "1",
          page: "/newsletter",
        };
        const token = new URL(links.createLink("unsubscribe", signUp, Date.now())).searchParams.get("token");
        expect(await second.leads.newsletter.checkLink("unsubscribe", token ?? "")).toBe("valid");
      });
    });

it.each([
  ["that is not an export", () => "name,email\n"],
  ["that is truncated", (file: string) => file.slice(0, -30)],
  ["without its last lines", (file: string) => file.split("\n").slice(0, -3).join("\n")],
])("a file %s is rejected without printing its content", async (_, change) => {
  const { leads, location } = openTestLeads({ inbox: unreachableInbox });
  for (const number of [1, 2, 3]) await leads.accept(personSubmission(number));
  await leads.close();
  const { printed } = await runLeadCommandAt(location, ["export"]);
  const target = { folder: temporaryFolder() };
  const file = path.join(temporaryFolder(), "queue.jsonl");
  writeFileSync(file, change(printed));
  const { code, errors } = await runLeadCommandAt(target, ["import", file]);
  expect([code, errors]).toEqual([1, expect.stringContaining("is not a complete export")]);
  expect(errors).not.toContain("person");
  expect((await runLeadCommandAt(target, ["list", "--all"])).printed).toBe("0 leads wait.\n");
});

it("an import into the file of a running site is refused", async () => {
  const { folder } = openTestLeads();
  expect(await runLeadCommandAt({ folder }, ["import", "queue"])).toMatchObject({
    code: 1,
    errors: expect.stringContaining("belongs to another running instance"),
  });
});

it("a site that starts with DATABASE_URL logs an error if its folder still has a queue file", async () => {
  const { folder, leads } = openTestLeads();
  await leads.close();
  const { logged } = openTestLeads({ databaseUrl: "postgres://nobody:secret@127.0.0.1:1/none", folder });
  expect(logged.join()).toContain('"event":"lead.file-left","level":"error"');
});
