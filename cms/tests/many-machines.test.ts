/** @module-tag slow */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase, query } from "../../site/testing/postgres.ts";
import { type RunningPostgres, startPostgres } from "../../site/testing/running-postgres.ts";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.mjs";
import { runProgram } from "../testing/run-program.ts";
import {
  cmsDir,
  type RunningCms,
  runAdminCommand,
  type StartOptions,
  startCms,
} from "../testing/running-cms.ts";
import { startBucket } from "./bucket.ts";
import { makeContentFolder } from "./content-folder.ts";
import { credentials, openContentManager, posts } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { openMediaLibrary } from "./media-library.ts";
import { invite, logIn } from "./panel.ts";

/** Data folders of two machines, which share no disk. */
const [firstDir, secondDir] = [temporaryFolder(), temporaryFolder()];
const env = { SECRET: "the-one-secret-of-an-installation-in-tests", SITE_ORIGINS: "off" };
let contentDir: string;
let DATABASE_URL: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let mailServer: MailServer;
const running: RunningCms[] = [];

async function start(options: StartOptions): Promise<RunningCms> {
  const cms = await startCms({ contentDir, ...options });
  running.push(cms);
  return cms;
}

/** Starts a cms, expects it to exit with an error, and returns its message. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const program = path.join(cmsDir, "commands", "start.mjs");
  const startEnv = { ...env, CMS_PORT: "1", CONTENT_DIR: contentDir, ...variables };
  const { code, stderr } = await runProgram(program, [], startEnv);
  expect(code).toBe(1);
  return stderr;
}

const countRows = async (table: string, where = "true") =>
  Number((await query(DATABASE_URL, `select count(*) as n from ${table} where ${where}`))[0]?.n);

beforeAll(async () => {
  contentDir = await makeContentFolder();
  DATABASE_URL = await emptyDatabase();
  bucket = await startBucket();
  mailServer = await startMailServer();
});

afterAll(async () => {
  await Promise.all(running.map((cms) => cms.kill()));
  await bucket?.stop();
  await mailServer?.stop();
});

describe("several cms on one PostgreSQL", () => {
  it("set up and seed the database once when they start for the first time at the same moment", async () => {
    const mail = { SMTP_URL: mailServer.url, MAIL_FROM: "team@example.com" };
    const variables = { ...env, ...bucket.env, ...mail, DATABASE_URL };
    const [first, second] = await Promise.all([
      start({ dataDir: firstDir, env: variables }),
      start({ dataDir: secondDir, env: { ...variables, TZ: "America/Chicago" } }),
    ]);
    const logs = first.logs() + second.logs();
    expect(logs.match(/Seeded \d+ entries/g)).toHaveLength(1);
    for (const cms of [first, second]) {
      const { data } = await callApi<{ slug: string }[]>(cms, "/mail-box-money-blogs?sort=publishedAt:desc");
      expect(data.map(({ slug }) => slug)).toEqual(["newest", "middle", "oldest"]);
    }
    expect(await countRows("mail_box_money_blogs")).toBe(6);
    expect(await countRows("content_versions", "type = 'mail-box-money-blogs'")).toBe(1);
    expect(await countRows("admin_roles", "name = 'Investor Relations'")).toBe(1);
    const [firstInstallation, secondInstallation] = [firstDir, secondDir].map((folder) =>
      readFileSync(path.join(folder, "cms/installation.json"), "utf8"),
    );
    expect(secondInstallation).toBe(firstInstallation);
  });

  it("share uploads and versions, publish and notify once, and store each lead durably with its right time", async () => {
    const [first, second] = running;
    if (!first || !second) throw new Error("The two services are not running");
    const { email, password } = credentials;
    const result = await runAdminCommand(first, ["--email", email, "--password", password]);
    expect(result.code, result.stderr).toBe(0);
    const [editor, otherEditor] = await Promise.all([openContentManager(first), openContentManager(second)]);
    const superAdmin = await logIn(second, credentials);
    const recipient = await invite(second, superAdmin, "Investor Relations", ["Iris", "Reyes"]);
    const notifications = () =>
      mailServer.mails.filter((mail) => mail.to === recipient.email && /^New inquiry/.test(mail.subject));

    const picture = await (await openMediaLibrary(first)).upload("barn.png");
    const { documentId } = await editor.create(posts, { title: "Barn", slug: "barn", image: picture.id });
    await otherEditor.publish(posts, documentId);
    for (const cms of [first, second]) {
      const { data } = await callApi<{ image: { url: string } }[]>(
        cms,
        "/mail-box-money-blogs?filters[slug][$eq]=barn&populate=image",
      );
      expect(data[0]?.image.url).toContain(bucket.url);
      expect((await fetch(data[0]?.image.url ?? "")).status).toBe(200);
    }

    const publishAt = new Date(Date.now() + 6_000).toISOString();
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? editor : otherEditor).create(posts, {
          title: `At once ${index}`,
          slug: `once-${index}`,
          publishAt,
        }),
      ),
    );
    await expect
      .poll(() => countRows("mail_box_money_blogs", "slug like 'once-%' and published_at is not null"), {
        timeout: 90_000,
      })
      .toBe(8);
    for (const { documentId } of drafts) {
      const findPublishLines = () =>
        (first.logs() + second.logs())
          .split("\n")
          .filter((line) => line.includes(documentId) && line.includes("Published "));
      await expect.poll(findPublishLines).toHaveLength(1);
    }

    const headers = { authorization: `Bearer ${first.token}` };
    const versions = await Promise.all(
      [first, second].map(async ({ apiUrl }) =>
        (await fetch(`${apiUrl}/content-versions`, { headers })).json(),
      ),
    );
    expect(versions[0]).toEqual(versions[1]);

    // Turns durable commits off by default, and records whether they are on for each insert of a lead.
    await query(
      DATABASE_URL,
      `ALTER DATABASE ${new URL(DATABASE_URL).pathname.slice(1)} SET synchronous_commit = off;
       CREATE SCHEMA test CREATE TABLE seen (setting text);
       CREATE FUNCTION test.see() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN INSERT INTO test.seen VALUES (current_setting('synchronous_commit')); RETURN new; END $$;
       CREATE TRIGGER see BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION test.see()`,
    );
    for (let index = 0; index < 5; index += 1) {
      const lead = {
        submissionId: `many-machines-${index}`,
        form: "contact",
        name: "Dana Field",
        email: "dana.field@example.com",
        page: "/contact",
        // In Chicago, 1:30 a.m. occurs twice in the night when daylight saving time ends. This is the second time.
        receivedAt: "2026-11-01T07:30:00.000Z",
      };
      const responses = await Promise.all(
        [first, second].map((cms) =>
          callApi(cms, "/leads", { method: "POST", token: cms.token, body: { data: lead } }),
        ),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    }
    await expect.poll(notifications, { timeout: 30_000 }).toHaveLength(5);
    await delay(2_000);
    expect(notifications()).toHaveLength(5);
    expect(await countRows("leads", "received_at = '2026-11-01 07:30:00'")).toBe(5);
    expect(await countRows("test.seen", "setting = 'on'")).toBe(5);
    for (const cms of [first, second]) expect(cms.logs()).not.toContain('"level":"error"');
  });
});

describe("a cms on a used data folder", () => {
  it("refuses to start on an empty database", async () => {
    const message = await refusal({ DATABASE_URL: await emptyDatabase(), DATA_DIR: firstDir });
    expect(message).toBe(
      `${firstDir}/cms belongs to an installation, and the database is empty.
Set DATABASE_URL and DATA_DIR to those of one installation, or restore a backup. To use this database, move ${firstDir}/cms away.
`,
    );
  });

  it("refuses to start on the embedded database when DATABASE_URL is forgotten", async () => {
    expect(await refusal({ DATA_DIR: firstDir })).toContain("the database is empty");
  });

  it("refuses to start on the database of another installation", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(path.join(dataDir, "cms"));
    writeFileSync(path.join(dataDir, "cms/installation.json"), '{"id":"of-another-installation"}');
    const message = await refusal({ DATABASE_URL, DATA_DIR: dataDir });
    expect(message).toContain("the database belongs to another one");
  });
});

describe("an unavailable database", () => {
  let postgres: RunningPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterAll(() => postgres.remove());

  it("delays the start with one log line; a running service works again when the database returns", async () => {
    await postgres.stop();
    const starting = start({ dataDir: temporaryFolder(), env: { ...env, DATABASE_URL: postgres.url } });
    // Until the second attempt, a server that closes connections at once listens on PostgreSQL's port.
    let attempts = 0;
    const closingServer = createServer((socket) => {
      attempts += 1;
      // Read the data, because the socket closes only after that.
      socket
        .on("error", () => {})
        .resume()
        .end();
    }).listen(Number(new URL(postgres.url).port), "127.0.0.1");
    await expect.poll(() => attempts, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    await new Promise((resolve) => closingServer.close(resolve));
    await postgres.start();
    const cms = await starting;
    expect(cms.logs().match(/cannot be reached: Connection terminated/g)).toHaveLength(1);
    expect(cms.logs()).not.toContain("password@");

    const statusOf = async (path: string, headers = {}) =>
      (await fetch(`${cms.apiUrl}${path}`, { headers })).status;
    const withToken = { authorization: `Bearer ${cms.token}` };
    const statuses = () =>
      Promise.all([statusOf("/mail-box-money-blogs"), statusOf("/content-versions", withToken)]);
    expect(await statuses()).toEqual([200, 200]);
    for (let round = 0; round < 2; round += 1) {
      await postgres.stop();
      await delay(2_500);
      // Strapi itself would respond with 401, which the site would report as a wrong content API token.
      expect(await statuses()).toEqual([503, 503]);
      await postgres.start();
      expect(await statuses()).toEqual([200, 200]);
    }
    expect((await callApi<object[]>(cms, "/mail-box-money-blogs")).data).toHaveLength(3);
  }, 180_000);
});
