import { expect, it } from "vitest";
import { openTestLeads, personOf, submissionOf } from "../testing/open-leads.ts";
import { Batches } from "./batches.server.ts";

it("a job that fails leaves those that are stored with it alone", async () => {
  const batches = new Batches<number, number>(async (jobs) =>
    jobs.map((job) => (job === 2 ? new Error("no such lead") : job)),
  );
  const outcomes = await Promise.allSettled([1, 2, 3].map((job) => batches.run(job)));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("a lead whose rules throw leaves those that are stored with it alone", async () => {
  const { leads } = openTestLeads();
  const submissions = [1, 2, 3].map((number) => submissionOf({ values: personOf(number) }));
  // Read by the rules alone.
  Object.defineProperty(submissions[1], "honeypotFilled", {
    get() {
      throw new Error("no such field");
    },
  });
  const outcomes = await Promise.allSettled(submissions.map((submission) => leads.accept(submission)));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
