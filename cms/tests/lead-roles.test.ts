/** @module-tag slow */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { isOnPostgres } from "../testing/test-database.mjs";
import { credentials, leads, posts } from "./editor.ts";
import { desk, storeLead } from "./lead-team.ts";
import { type Credentials, invite, logIn, type Member } from "./panel.ts";

let cms: RunningCms;
let superAdmin: Member;
let relations: Member;
let editor: Credentials;
let irisReyes: Credentials;

beforeAll(async () => {
  cms = await startCms({ withEditor: true });
  superAdmin = await logIn(cms, credentials);
  irisReyes = await invite(cms, superAdmin, "Investor Relations", ["Iris", "Reyes"]);
  editor = await invite(cms, superAdmin, "Editor", ["Ed", "Itor"]);
  relations = await logIn(cms, irisReyes);
}, 300_000);

afterAll(async () => {
  await cms?.kill();
  rmSync(cms.dataDir, { recursive: true, force: true });
});

it("nobody creates, changes, duplicates or deletes a lead through the Content Manager", async () => {
  const { documentId } = await storeLead(cms);
  const list = `/content-manager/collection-types/${leads}`;
  for (const member of [superAdmin, relations, await logIn(cms, editor)]) {
    const answers = await Promise.all([
      member("POST", list, { name: "Else" }),
      member("PUT", `${list}/${documentId}`, { name: "Else" }),
      member("POST", `${list}/clone/${documentId}`, { name: "Else" }),
      member("DELETE", `${list}/${documentId}`),
      member("POST", `${list}/actions/bulkDelete`, { documentIds: [documentId] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  }
  expect((await desk(relations).detail(documentId)).lead.name).toBe("Dana Field");
});

// PostgreSQL overwrites deleted data when it vacuums.
it.skipIf(isOnPostgres)("an erasure leaves none of the data in the database files", async () => {
  await storeLead(cms, { email: "gone_person@example.com", message: "Remove-me-42" });
  await desk(relations).erase("gone_person@example.com");
  const file = path.join(cms.dataDir, "cms", "cms.db");
  const database = new DatabaseSync(file);
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
  expect(readFileSync(file).toString("latin1")).not.toMatch(/Remove-me-42|gone_person/i);
});

it("an administrator's changes to roles survive a restart", async () => {
  interface Permission {
    action: string;
    subject: string | null;
    properties: object;
    conditions: string[];
  }
  const { data: roles } = (await superAdmin("GET", "/admin/roles")).json<{
    data: { id: number; name: string }[];
  }>();
  const routeOf = (name: string) =>
    `/admin/roles/${roles.find((role) => role.name === name)?.id}/permissions`;
  const permissionsOf = async (name: string) =>
    (await superAdmin("GET", routeOf(name)))
      .json<{ data: Permission[] }>()
      .data.map(({ action, subject, properties, conditions }) => ({
        action,
        subject,
        properties,
        conditions,
      }));
  const ofRelations = await permissionsOf("Investor Relations");
  const withoutExport = ofRelations.filter(({ action }) => action !== "api::leads.export");
  expect(withoutExport).toHaveLength(ofRelations.length - 1);
  const readLeads = ofRelations.find(({ subject }) => subject === leads);
  const ofEditor = [...(await permissionsOf("Editor")), readLeads];
  for (const [name, permissions] of [
    ["Investor Relations", withoutExport],
    ["Editor", ofEditor],
  ] as const)
    expect((await superAdmin("PUT", routeOf(name), { permissions })).status).toBe(200);

  const { dataDir, env, port } = cms;
  await cms.kill();
  cms = await startCms({ dataDir, env, port });
  const iris = await logIn(cms, irisReyes);
  expect((await iris("GET", "/lead-export")).status).toBe(403);
  expect((await iris("POST", "/erasures/preview", { email: "a@example.com" })).status).toBe(200);
  const ed = await logIn(cms, editor);
  expect((await ed("GET", "/leads")).status).toBe(200);
  expect((await ed("GET", `/content-manager/collection-types/${posts}`)).status).toBe(200);
}, 300_000);
