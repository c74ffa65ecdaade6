import { expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { isSampleCompany } from "./sample-company.ts";

test("the company that the site came with is a sample, until it has a mail address of its own", () => {
  expect(isSampleCompany(bundledSite.settings)).toBe(true);
  expect(isSampleCompany({ email: "hello@prairie-homes.com" })).toBe(false);
});
