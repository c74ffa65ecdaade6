import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import compat from "@mdn/browser-compat-data" with { type: "json" };
import type { Identifier, SupportStatement } from "@mdn/browser-compat-data";
import { describe, expect, it } from "vitest";
import { supportedBrowsers } from "./browsers.ts";
import { usedInterfaces } from "./testing/used-interfaces.ts";

const scripts = path.join(import.meta.dirname, "build/client/static/js");

/** Interfaces that the check reports and that no supported browser needs, each with the reason. */
const noLoss: Readonly<Record<string, string>> = {
  ".createContext": "a method of React",
  ".fallback": "a property of valibot",
  ".getLargestInteractionContentfulPaint": "web-vitals tests for it first",
  ".hidePopover": "the menu tests for it first",
  ".skipTransition": "React and React Router call it on the result of startViewTransition",
  ".startViewTransition": "React Router tests for it first; React catches the error without it",
  ".take": "a method of our podcast player",
  ".use": "a method of React",
  "AbortSignal.timeout": "an older Chrome only gives the abort another name, which no code reads",
  PerformanceEventTiming: "web-vitals tests for it first",
  PerformanceSoftNavigation: "web-vitals tests for it first",
  cancelIdleCallback: "web-vitals tests for requestIdleCallback first",
  navigation: "React tests for it first",
  requestIdleCallback: "web-vitals has another way without it",
  setImmediate: "React tests for it first",
};

type Compat = Record<string, Identifier | undefined>;
const api: Compat = compat.api;
const builtIns: Compat = { ...compat.javascript.builtins };
const holders = [api, builtIns, { ...builtIns.Intl }].flatMap((group: Compat) => Object.values(group));

function isOldEnough(statement: SupportStatement | undefined, floor: number): boolean {
  const entries = Array.isArray(statement) ? statement : statement ? [statement] : [];
  return entries.some(
    ({ flags, prefix, version_added: added, version_removed: removed }) =>
      !flags && !prefix && !removed && typeof added === "string" && Number(added.replace("≤", "")) <= floor,
  );
}

/** Treats interfaces missing in the data as supported. */
function isSupported(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return true;
  return Object.entries(supportedBrowsers).every(
    ([browser, floor]) => browser in support && isOldEnough(support[browser as keyof typeof support], floor),
  );
}

const own = (group: Compat, name: string) => (Object.hasOwn(group, name) ? group[name] : undefined);
function memberOf(holder: Identifier | undefined, name: string): Identifier | undefined {
  const group: Compat = { ...holder };
  return own(group, name) ?? own(group, `${name}_static`);
}

const holderOf = (name: string) => own(builtIns, name) ?? own(api, name) ?? memberOf(api.Window, name);

/** Returns the interfaces a script uses that a supported browser lacks. */
function lacking(code: string): string[] {
  const { globals, methods, statics } = usedInterfaces(code);
  const missing = [...globals].filter((name) => !isSupported(holderOf(name)));
  for (const name of statics) {
    const [owner = "", member = ""] = name.split(".");
    if (!isSupported(memberOf(holderOf(owner), member))) missing.push(name);
  }
  for (const name of methods) {
    // Several interfaces may have a method of this name. Report it only if the browsers support none of them.
    const known = holders.flatMap((holder) => memberOf(holder, name) ?? []);
    if (known.length > 0 && !known.some(isSupported)) missing.push(`.${name}`);
  }
  return missing;
}

describe("the interface check", () => {
  it.each([
    ["const { promise } = Promise.withResolvers()", ["Promise.withResolvers", ".withResolvers"]],
    ["window.navigation.navigate('/')", ["navigation"]],
    ["URL.parse(address)", ["URL.parse"]],
    ["[].toSorted(); new Set().union(other)", [".toSorted", ".union"]],
    ["text.toWellFormed()", [".toWellFormed"]],
    ["document.querySelector('a'); new IntersectionObserver(f); [].at(-1); fetch('/')", []],
  ])("of %s", (code, found) => {
    expect(lacking(code)).toEqual(expect.arrayContaining(found));
    if (found.length === 0) expect(lacking(code)).toEqual([]);
  });
});

it("all supported browsers have the interfaces that the built scripts need", () => {
  const files = readdirSync(scripts).filter((file) => file.endsWith(".js"));
  expect(files.length).toBeGreaterThan(20);
  const missing = files.flatMap((file) => lacking(readFileSync(path.join(scripts, file), "utf8")));
  expect([...new Set(missing)].toSorted()).toEqual(Object.keys(noLoss).toSorted());
});
