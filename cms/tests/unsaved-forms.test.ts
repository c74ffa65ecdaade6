import { beforeEach, expect, it, vi } from "vitest";
import {
  readUnsavedForm,
  removeExpiredUnsavedForms,
  storeUnsavedForm,
  unsavedFormKey,
} from "../src/plugins/history/admin/unsaved-forms.ts";

const capacity = 1_000;

/** A storage with its entries as own properties, as in a browser. */
class FakeStorage {
  [key: string]: unknown;
}
for (const [name, value] of Object.entries({
  getItem(this: Record<string, unknown>, key: string) {
    return this[key] ?? null;
  },
  removeItem(this: Record<string, unknown>, key: string) {
    delete this[key];
  },
  setItem(this: Record<string, unknown>, key: string, text: string) {
    const used = Object.entries(this).reduce((sum, [other, item]) => {
      return other === key ? sum : sum + String(item).length;
    }, 0);
    if (used + text.length > capacity) throw new DOMException("full", "QuotaExceededError");
    this[key] = text;
  },
})) {
  Object.defineProperty(FakeStorage.prototype, name, { value });
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T09:00:00Z") });
  vi.stubGlobal("localStorage", new FakeStorage());
});

const key = (entry: string) => unsavedFormKey(1, "api::page.page", entry);

it("when storage is full, new input replaces the oldest input, and the form keeps working", () => {
  const body = "x".repeat(350);
  for (const entry of ["one", "two", "three"]) {
    storeUnsavedForm(key(entry), { body }, {});
    vi.advanceTimersByTime(1_000);
  }
  expect(readUnsavedForm(key("one"))).toBeUndefined();
  expect(readUnsavedForm(key("two"))?.values).toEqual({ body });
  expect(readUnsavedForm(key("three"))?.values).toEqual({ body });
  expect(() => storeUnsavedForm(key("four"), { body: "x".repeat(2 * capacity) }, {})).not.toThrow();
});

it("damaged input is ignored, and input older than 30 days is deleted", () => {
  storeUnsavedForm(key("old"), { title: "Old" }, {});
  vi.advanceTimersByTime(31 * 86_400_000);
  storeUnsavedForm(key("new"), { title: "New" }, {});
  localStorage.setItem(key("damaged"), "{");
  removeExpiredUnsavedForms();
  expect(Object.keys(localStorage)).toEqual([key("new")]);
});
