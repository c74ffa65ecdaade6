import { expect, it, vi } from "vitest";
import {
  removeExpiredUnsavedForms,
  storeUnsavedForm,
  unsavedFormKey,
} from "../src/plugins/history/admin/unsaved-forms.ts";

const capacity = 1_000;

/** A storage with its entries as own properties, as in a browser. */
class FakeStorage {
  [key: string]: unknown;

  getItem(key: string) {
    return this[key] ?? null;
  }
  removeItem(key: string) {
    delete this[key];
  }
  setItem(key: string, text: string) {
    if (Object.values(this).join("").length + text.length > capacity) throw new Error("full");
    this[key] = text;
  }
}

const key = (entry: string) => unsavedFormKey(1, "api::page.page", entry);

it("unsaved input is kept for 30 days; a full storage loses the oldest input first", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T09:00:00Z") });
  vi.stubGlobal("localStorage", new FakeStorage());
  const body = "x".repeat(350);
  for (const entry of ["one", "two", "three"]) {
    storeUnsavedForm(key(entry), { body }, {});
    vi.advanceTimersByTime(1_000);
  }
  expect(Object.keys(localStorage)).toEqual([key("two"), key("three")]);
  vi.advanceTimersByTime(31 * 86_400_000);
  localStorage.setItem(key("damaged"), "{");
  storeUnsavedForm(key("new"), { title: "New" }, {});
  removeExpiredUnsavedForms();
  expect(Object.keys(localStorage)).toEqual([key("new")]);
});
