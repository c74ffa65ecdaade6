/** Child process of `crash.test.ts`: queues leads until it is killed or the disk is full. */
import { writeSync } from "node:fs";
import { Leads } from "../leads.server.ts";
import { LeadQueue } from "../queue/queue.server.ts";

const [folder = "", startAt = "0", databaseUrl] = process.argv.slice(2);
const leads = new Leads({
  queue: new LeadQueue({ databaseUrl, folder, log: () => undefined }),
  inbox: { apiUrl: "http://127.0.0.1:1", apiToken: undefined },
  email: null,
  webhook: null,
  newsletter: { confirmation: null, publicUrl: "https://site.example" },
  blockList: [],
  throttleMs: 0,
  blockHeadless: false,
  rateLimitPerHour: 1_000_000,
});

let number = Number(startAt);

async function visitor(): Promise<void> {
  for (;;) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
    const phone = `+1 605 555 ${String(number % 10_000).padStart(4, "0")}`;
    const values = { name: `Person ${number}`, email: `person${number}@example.com`, phone };
    number += 1;
    try {
      await leads.accept({
        form: "expert",
        values,
        submissionId: id,
        honeypotFilled: false,
        automated: false,
        page: "/",
      });
      writeSync(1, `acknowledged ${id}\n`);
    } catch (error) {
      writeSync(1, `failed ${error instanceof Error ? error.name : "?"}\n`);
      return;
    }
  }
}

await Promise.all(Array.from({ length: 8 }, visitor));
// Exit explicitly: on a full disk, the queue keeps trying to record results.
process.exit();
