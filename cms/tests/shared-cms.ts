import { inject } from "vitest";
import { credentials, type ReachableCms } from "../testing/running-cms.ts";
import { logIn, type PanelClient } from "./panel.ts";

export interface SharedCms extends ReachableCms {
  readonly superAdminToken: string;
  /** Log output since this test file began. */
  logs(): Promise<string>;
}

/**
 * Returns the content service that this worker's test files share, one after another. The entries of earlier files
 * remain, so each file must use different names.
 */
export async function sharedCms(): Promise<SharedCms> {
  const request = async (part: string) => {
    const response = await fetch(`${inject("sharedCms")}/${process.env.VITEST_POOL_ID}/${part}`);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  };
  const cms: Omit<SharedCms, "logs"> = JSON.parse(await request(""));
  await removeOtherUsers(await logIn(cms, credentials));
  const { length } = await request("logs");
  return { ...cms, logs: async () => (await request("logs")).slice(length) };
}

/** Removes users that an earlier file invited, because this file may use their names. */
async function removeOtherUsers(superAdmin: PanelClient): Promise<void> {
  const users = await superAdmin("GET", "/admin/users?pageSize=100");
  for (const { email, id } of users.data<{ results: { email: string; id: number }[] }>().results)
    if (email !== credentials.email) await superAdmin("DELETE", `/admin/users/${id}`);
}
