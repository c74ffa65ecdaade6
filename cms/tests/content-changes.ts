import type { RunningCms } from "../testing/running-cms.mjs";

export interface Change {
  type: string;
  documentId: string;
  slug: string | null;
}

interface FeedBody {
  epoch: string;
  revision: number;
  installation: string;
  reset: boolean;
  changes: Change[];
}

/** Somebody who follows what changes, as the site does. */
export interface Feed {
  ask(query: string, accessKey?: string | null): Promise<{ status: number; text: string; body: FeedBody }>;
  place(): { epoch: string; revision: number };
  /** Forgets what has happened so far. */
  catchUp(): Promise<void>;
  /** What has changed since it was asked last. */
  news(): Promise<Change[]>;
  /** After a restart. */
  moveTo(cms: RunningCms): void;
}

export function feedOf(first: RunningCms): Feed {
  let cms = first;
  let at = { epoch: "", revision: 0 };

  async function ask(query: string, accessKey: string | null = cms.token) {
    const headers: Record<string, string> = accessKey ? { authorization: `Bearer ${accessKey}` } : {};
    const response = await fetch(`${cms.apiUrl}/content-changes?${query}`, { headers });
    const text = await response.text();
    const body: FeedBody = JSON.parse(text);
    return { status: response.status, text, body };
  }
  return {
    ask,
    place: () => at,
    async catchUp() {
      const { epoch, revision } = (await ask("")).body;
      at = { epoch, revision };
    },
    async news() {
      const { body } = await ask(`since=${at.revision}&epoch=${at.epoch}`);
      if (body.reset) throw new Error("The feed cannot be continued");
      at = { epoch: body.epoch, revision: body.revision };
      return body.changes;
    },
    moveTo(restarted) {
      cms = restarted;
    },
  };
}
