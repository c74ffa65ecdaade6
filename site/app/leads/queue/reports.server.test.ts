import { assert, describe, expect, it } from "vitest";
import type { Leads } from "../leads.server.ts";
import {
  acceptsEmail,
  type Behavior,
  type Call,
  neverResponds,
  respondsWith,
  startBrokenCrm,
  startFakeServer,
  storesLead,
} from "../testing/fake-http.ts";
import { newsletterSubmission, openTestNewsletter } from "../testing/newsletter.ts";
import {
  countWaitingFor,
  createLeadsOpener,
  emailAt,
  engines,
  expectEmptyQueue,
  inboxAt,
  personSubmission,
  runLeadCommandAt,
  unreachableInbox,
  waitOptions,
} from "../testing/open-leads.ts";

type Inbox = Awaited<ReturnType<typeof startInbox>>;

/** Starts an inbox that responds to reports with these behaviors, one after the other, repeating the last. */
async function startInbox(...reports: [Behavior, ...Behavior[]]) {
  let reportCount = 0;
  const { calls, origin } = await startFakeServer((response, call) => {
    if (call.method === "POST") return storesLead(response, call);
    const behave = reports[reportCount] ?? reports.at(-1);
    reportCount += 1;
    return behave?.(response, call);
  });
  return {
    calls,
    reports: () => calls.filter(({ method }) => method === "PUT"),
    settings: inboxAt({ origin }),
  };
}

const acceptsReports = respondsWith(200, JSON.stringify({ data: { submissionId: "a" } }));
const reportBodies = ({ reports }: Inbox) => reports().map(({ body }: Call) => body);

async function acceptLead(leads: Leads): Promise<string> {
  const result = await leads.accept(personSubmission(1));
  assert(result.outcome === "accepted");
  return result.submissionId;
}

/** Waits longer than the 2 s in which results share a report, times the wait factor. */
const waitForReports = (waitFactor = 0.02) =>
  new Promise((resolve) => setTimeout(resolve, 2_500 * waitFactor + 100));

for (const { name, newLocation, tags } of engines)
  describe(`in ${name}`, { tags }, () => {
    const open = createLeadsOpener(newLocation);
    describe("the inbox gets a report", () => {
      it("of all other destinations, in one call after the lead itself", async () => {
        const inbox = await startInbox(acceptsReports);
        const provider = await startFakeServer(acceptsEmail);
        const crm = await startFakeServer(respondsWith(204));
        const { leads, logged } = await open({
          // Leaves time to record both results before the report.
          waitFactor: 0.5,
          inbox: inbox.settings,
          email: emailAt(provider),
          webhook: { url: crm.origin, secret: "known to the receiver" },
        });
        const id = await acceptLead(leads);
        await expect.poll(() => logged.join(), waitOptions).toContain('"lead-report.delivered"');
        await waitForReports(0.5);
        expect(inbox.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
          "POST /leads",
          `PUT /leads/${id}/deliveries`,
        ]);
        const deliveredAt = expect.stringMatching(/^\d{4}-.*Z$/);
        expect(reportBodies(inbox)).toMatchObject([
          {
            data: {
              deliveries: [
                { destination: "email", state: "delivered", deliveredAt, status: "200 OK", attempts: 1 },
                { destination: "webhook", state: "delivered", deliveredAt, status: "204", attempts: 1 },
              ],
            },
          },
        ]);
      });

      it("when a delivery fails, and with a higher revision when it succeeds", async () => {
        const inbox = await startInbox(acceptsReports);
        const { repair, webhook } = await startBrokenCrm();
        const { leads, location } = await open({ inbox: inbox.settings, webhook });
        await acceptLead(leads);
        const lastReport = () => JSON.stringify(reportBodies(inbox).at(-1));
        await expect.poll(lastReport, waitOptions).toContain('"state":"needsAttention","status":"422"');
        repair();
        await runLeadCommandAt(location, ["retry"]);
        await expect.poll(lastReport, waitOptions).toContain('"state":"delivered"');
        const revisions = inbox
          .reports()
          .map(({ body }) => Number(JSON.stringify(body).match(/"revision":(\d+)/)?.[1]));
        expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
        expect(new Set(revisions).size).toBe(revisions.length);
      });

      it("only after the lead itself, even if another destination had the lead first", async () => {
        const provider = await startFakeServer(acceptsEmail);
        const email = emailAt(provider);
        const first = await open({ inbox: unreachableInbox, email });
        await acceptLead(first.leads);
        await expect.poll(() => countWaitingFor(first.leads, "email"), waitOptions).toBe(0);
        await first.leads.close();
        const inbox = await startInbox(acceptsReports);
        await open({ location: first.location, inbox: inbox.settings, email });
        await expect
          .poll(() => inbox.calls.map(({ method }) => method), waitOptions)
          .toEqual(["POST", "PUT"]);
      });

      it("after a restart if it failed before", async () => {
        const failing = await startInbox(respondsWith(500));
        const provider = await startFakeServer(acceptsEmail);
        const email = emailAt(provider);
        const first = await open({ inbox: failing.settings, email });
        await acceptLead(first.leads);
        await expect.poll(() => failing.reports().length, waitOptions).toBeGreaterThan(1);
        expect((await first.leads.status()).queued).toBe(0);
        await first.leads.close();
        const inbox = await startInbox(acceptsReports);
        await open({ location: first.location, inbox: inbox.settings, email });
        await expect
          .poll(() => reportBodies(inbox), waitOptions)
          .toMatchObject([{ data: { deliveries: [{ state: "delivered" }] } }]);
        expect(inbox.calls).toHaveLength(1);
      });

      it("of results that arrive during an earlier report", async () => {
        const inbox = await startInbox(neverResponds, acceptsReports);
        const { repair, webhook } = await startBrokenCrm();
        const { leads, location } = await open({ callDeadlineMs: 200, inbox: inbox.settings, webhook });
        await acceptLead(leads);
        await expect.poll(() => inbox.reports().length, waitOptions).toBe(1);
        repair();
        await runLeadCommandAt(location, ["retry"]);
        await expect
          .poll(() => JSON.stringify(reportBodies(inbox).at(-1)), waitOptions)
          .toContain('"state":"delivered"');
      });
    });

    describe("the inbox gets no report", () => {
      it("of a lead without another destination", async () => {
        const inbox = await startInbox(acceptsReports);
        const { leads } = await open({ inbox: inbox.settings });
        await acceptLead(leads);
        await expectEmptyQueue(leads);
        await waitForReports();
        expect(inbox.calls).toHaveLength(1);
      });

      it("of a newsletter sign-up", async () => {
        const inbox = await startInbox(acceptsReports);
        const { leads } = await openTestNewsletter({ ...(await newLocation()), inbox: inbox.settings });
        await leads.accept(newsletterSubmission("reader@example.com"));
        await expectEmptyQueue(leads);
        await waitForReports();
        expect(inbox.reports()).toEqual([]);
      });

      it("a second time if it does not know the call", async () => {
        const inbox = await startInbox(respondsWith(404));
        const provider = await startFakeServer(acceptsEmail);
        const { leads, logged } = await open({
          // Leaves time to record the result before the report is due.
          waitFactor: 0.5,
          inbox: inbox.settings,
          email: emailAt(provider),
        });
        await acceptLead(leads);
        await expect.poll(() => logged.join(), waitOptions).toContain("lead-report.delivery-failed");
        await waitForReports(0.5);
        expect(inbox.reports()).toHaveLength(1);
        expect((await leads.status()).queued).toBe(0);
      });
    });
  });
