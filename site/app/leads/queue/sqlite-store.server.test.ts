import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import type { Leads } from "../leads.server.ts";
import { openTestLeads, personSubmission, queryQueue } from "../testing/open-leads.ts";
import { LeadStorageError, QueueOpenError } from "./schema.server.ts";

const send = (leads: Leads, number: number) => leads.accept(personSubmission(number));

describe("the folder of the queue", () => {
  it("is readable by its owner only", async () => {
    const folder = path.join(temporaryFolder(), "queue");
    const { leads } = openTestLeads({ folder });
    await send(leads, 1);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(folder)) {
      expect(statSync(path.join(folder, file)).mode & 0o777, file).toBe(0o600);
    }
  });

  it("is refused to a second instance", async () => {
    const { leads, folder } = openTestLeads();
    expect(() => openTestLeads({ folder })).toThrow(/belongs to another running instance/);
    await leads.close();
    expect((await openTestLeads({ folder }).leads.status()).queued).toBe(0);
  });

  it("is refused with the cause when its lock file is unusable", () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, "owner.lock"), "not a database ".repeat(20));
    expect(() => openTestLeads({ folder })).toThrow(/cannot be opened: file is not a database.* has room/);
  });

  it("is refused and left as it is when its file is damaged", () => {
    const folder = temporaryFolder();
    const file = path.join(folder, "leads.db");
    const damaged = "not a queue, though it may have been one ".repeat(200);
    writeFileSync(file, damaged);
    expect(() => openTestLeads({ folder })).toThrow(QueueOpenError);
    expect(() => openTestLeads({ folder })).toThrow(/is damaged .* move it aside/);
    expect(readFileSync(file, "utf8")).toBe(damaged);
  });

  it("is refused and left as it is when its file is empty", () => {
    const folder = temporaryFolder();
    const file = path.join(folder, "leads.db");
    writeFileSync(file, "");
    expect(() => openTestLeads({ folder })).toThrow(/leads\.db is empty.* restore it from a backup/);
    expect(statSync(file).size).toBe(0);
    rmSync(file);
    expect(() => openTestLeads({ folder })).not.toThrow();
  });

  it("is refused when a page in the middle of its file is damaged", async () => {
    const { leads, folder } = openTestLeads();
    await Promise.all(Array.from({ length: 200 }, (_, number) => send(leads, number)));
    await leads.close();
    const file = path.join(folder, "leads.db");
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 3 * 4096, 9 * 4096);
    writeFileSync(file, bytes);
    expect(() => openTestLeads({ folder })).toThrow(/is damaged/);
  });

  it("is refused when a newer version wrote it", async () => {
    const { leads, folder } = openTestLeads();
    await leads.close();
    await queryQueue({ folder }, "PRAGMA user_version = 99");
    expect(() => openTestLeads({ folder })).toThrow(/written by a newer version/);
  });

  it("causes an error if it or its file cannot be opened", () => {
    const file = path.join(temporaryFolder(), "file");
    writeFileSync(file, "");
    expect(() => openTestLeads({ folder: path.join(file, "queue") })).toThrow(/cannot be opened/);
    mkdirSync(`${file}-queue`);
    mkdirSync(path.join(`${file}-queue`, "leads.db"));
    expect(() => openTestLeads({ folder: `${file}-queue` })).toThrow(/cannot be opened/);
  });
});

it("rejects a lead with LeadStorageError while the file is locked, and accepts it afterwards", async () => {
  const { leads, logged, folder } = openTestLeads();
  const otherConnection = new DatabaseSync(path.join(folder, "leads.db"));
  otherConnection.exec("BEGIN IMMEDIATE");
  await expect(send(leads, 1)).rejects.toThrow(LeadStorageError);
  expect(logged.join("\n")).toContain("database is locked");
  otherConnection.exec("ROLLBACK");
  otherConnection.close();
  expect((await send(leads, 1)).outcome).toBe("accepted");
  expect((await leads.status()).queued).toBe(1);
});

it.each<[string, (file: string) => void]>([
  ["deleted", (file) => rmSync(path.dirname(file), { recursive: true })],
  ["moved away", (file) => renameSync(file, `${file}.moved`)],
  [
    "replaced by its copy",
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
  ["stripped of its write-ahead log", (file) => rmSync(`${file}-wal`)],
])("acknowledges nothing once its file was %s while open", async (_, breakFile) => {
  const { leads, folder } = openTestLeads();
  await send(leads, 1);
  breakFile(path.join(folder, "leads.db"));
  await expect(send(leads, 2)).rejects.toThrow(LeadStorageError);
  expect(await leads.testWrite()).toMatch(/no longer where it was/);
});

it("rejects leads after the queue was closed", async () => {
  const { leads } = openTestLeads();
  await leads.close();
  await expect(send(leads, 1)).rejects.toThrow(LeadStorageError);
});

it("reports why a lead could not be stored", async () => {
  const { leads, folder } = openTestLeads();
  expect(await leads.testWrite()).toBeNull();
  const otherConnection = new DatabaseSync(path.join(folder, "leads.db"));
  onTestFinished(() => otherConnection.close());
  otherConnection.exec("BEGIN IMMEDIATE");
  expect(await leads.testWrite()).toMatch(/locked/);
  otherConnection.exec("ROLLBACK");
  expect(await leads.testWrite()).toBeNull();
  otherConnection.exec("ALTER TABLE deliveries RENAME TO lost");
  expect(await leads.testWrite()).toMatch(/no such table/);
});
