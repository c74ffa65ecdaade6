import { expect, it } from "vitest";
import { renew } from "../src/installation/screen-words";

const field = (label: string, description: string) => ({ edit: { label, description }, list: { label } });
const before = { units: field("How many", "A number."), note: field("Remark", "") };
const now = { units: field("Units", "A whole number."), note: field("Since when", "") };

it("labels and hints that a version words anew replace those of the version before", () => {
  const stored = structuredClone(before);
  expect(renew(stored, now, before)).toBe(true);
  expect(stored).toEqual(now);
  expect(renew(stored, now, now)).toBe(false);
});

it("what the team has worded stays", () => {
  const stored = structuredClone({ ...before, units: field("Homes", "A number.") });
  expect(renew(stored, now, before)).toBe(true);
  expect(stored.units).toEqual(field("Homes", "A whole number."));
});

it("without a record of the version before, only what Strapi wrote by itself is replaced", () => {
  const stored = { units: field("units", ""), note: field("Remark", "") };
  expect(renew(stored, now, undefined)).toBe(true);
  expect(stored).toEqual({ units: now.units, note: field("Remark", "") });
});
