import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { credentials, type ReachableCms } from "../testing/running-cms.ts";

export interface Credentials {
  email: string;
  password: string;
}

export interface PanelResponse {
  status: number;
  headers: Headers;
  text: string;
  json<T>(): T;
  /** Returns the field `data` of the response. */
  data<T>(): T;
  /** Returns the message of a refusal, and the paths of the refused fields, such as `team.0.name`. */
  refusal(): { message: string; paths: string[] };
}

/** Returns the Content Manager's route of the entries of a type. */
export const listRoute = (uid: string) => `/content-manager/collection-types/${uid}`;

/** Returns the Content Manager's route of the only entry of a type, such as `about-page`. */
export const singleTypeRoute = (name: string) => `/content-manager/single-types/api::${name}.${name}`;

interface Refusal {
  error: { message: string; details: { errors?: { path: string[] }[] } };
}

/** Makes a call of the panel and returns the response, whatever its status. */
export type PanelClient = (method: string, route: string, body?: object) => Promise<PanelResponse>;

async function call(
  cms: PanelService,
  method: string,
  route: string,
  body?: object,
  token?: string,
): Promise<PanelResponse> {
  const response = await fetch(`${cms.url}${route}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  // Decode the bytes, because text() would drop a byte order mark.
  const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
  const json = <T>() => JSON.parse(text) as T;
  const refusal = () => {
    const { details, message } = json<Refusal>().error;
    return { message, paths: (details.errors ?? []).map(({ path }) => path.join(".")) };
  };
  return { status, headers, text, json, data: <T>() => json<{ data: T }>().data, refusal };
}

/** A content service, with a session token of the Super Admin of `credentials` if there is one. */
export type PanelService = Pick<ReachableCms, "url"> & { readonly superAdminToken?: string };

export const logIn = async (cms: PanelService, account: Credentials): Promise<PanelClient> =>
  createClient(cms, await sessionToken(cms, account));

/** Returns `superAdminToken` for the account of `credentials` if the service has one, and otherwise a new session token. */
export const sessionToken = async (cms: PanelService, { email, password }: Credentials): Promise<string> =>
  (email === credentials.email && cms.superAdminToken) || requestToken(cms, email, password);

/**
 * Logs in once for all files and workers that use the service, because log-ins are rate-limited. Keeps the session in
 * a file and replaces one that has ended.
 */
export async function sharedSession(cms: PanelService, account: Credentials): Promise<PanelClient> {
  const file = path.join(tmpdir(), `panel-session-${new URL(cms.url).port}-${account.email}`);
  const storedSession = existsSync(file) ? createClient(cms, readFileSync(file, "utf8")) : undefined;
  if (storedSession && (await storedSession("GET", "/admin/users/me")).status === 200) return storedSession;
  const token = await requestToken(cms, account.email, account.password);
  writeFileSync(file, token);
  return createClient(cms, token);
}

/** Returns a client that is logged in with the session token; without a token, one that is not logged in. */
export const createClient =
  (cms: PanelService, token?: string): PanelClient =>
  (method, route, body) =>
    call(cms, method, route, body, token);

async function requestToken(cms: PanelService, email: string, password: string): Promise<string> {
  const response = await call(cms, "POST", "/admin/login", { email, password });
  if (response.status !== 200) throw new Error(`The log-in was refused: ${response.status} ${response.text}`);
  return response.data<{ token: string }>().token;
}

/** Returns the ID of a role. */
export async function findRoleId(superAdmin: PanelClient, roleName: string): Promise<number> {
  const roles = (await superAdmin("GET", "/admin/roles")).data<{ id: number; name: string }[]>();
  const role = roles.find(({ name }) => name === roleName);
  if (!role) throw new Error(`There is no role "${roleName}"`);
  return role.id;
}

/** Returns a logged-in user whom a super admin invited into a role. */
export const inviteAndLogIn = async (cms: PanelService, ...invitation: Invitation): Promise<PanelClient> =>
  logIn(cms, await invite(cms, ...invitation));

type Invitation = [superAdmin: PanelClient, roleName: string, name: [firstname: string, lastname: string]];

/** Invites a user into a role as a super admin, and accepts the invitation. */
export async function invite(
  cms: PanelService,
  ...[superAdmin, roleName, [firstname, lastname]]: Invitation
): Promise<Credentials> {
  const email = `${firstname}.${lastname}@example.com`.toLowerCase();
  const person = { firstname, lastname, email, roles: [await findRoleId(superAdmin, roleName)] };
  const invited = await superAdmin("POST", "/admin/users", person);
  const { registrationToken } = invited.data<{ registrationToken: string }>();
  const password = "Correct-horse-2";
  const userInfo = { firstname, lastname, password };
  const registered = await call(cms, "POST", "/admin/register", { registrationToken, userInfo });
  if (registered.status !== 200) throw new Error(`The invitation was not accepted: ${registered.text}`);
  return { email, password };
}
