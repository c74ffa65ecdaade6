import type { Core } from "@strapi/strapi";
import { leadsAction } from "../uids";

/** Name and email address of a panel user, as Strapi stores them. */
export interface PanelUser {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

/** A panel user with the name to show. */
interface NamedUser {
  id: number;
  name: string;
  email: string;
  isInvestorRelations: boolean;
}

/** The user who makes a change. */
export type Author = Pick<NamedUser, "id" | "name">;

export const investorRelationsCode = "investor-relations";

/** Returns a user's full name, or the email address of a user without a name. */
export const displayName = ({ email, firstname, lastname }: PanelUser): string =>
  [firstname?.trim(), lastname?.trim()].filter(Boolean).join(" ") || email;

export const nameWithEmail = (user: PanelUser): string => `${displayName(user)} <${user.email}>`;

async function findUsers(strapi: Core.Strapi, where: object): Promise<NamedUser[]> {
  const users: (PanelUser & { id: number; roles: { code: string }[] })[] = await strapi.db
    .query("admin::user")
    .findMany({
      where,
      select: ["id", "firstname", "lastname", "email"],
      populate: { roles: { select: ["code"] } },
    });
  return users.map(({ id, roles, ...user }) => ({
    id,
    email: user.email,
    name: displayName(user),
    isInvestorRelations: roles.some(({ code }) => code === investorRelationsCode),
  }));
}

/** Returns the active users who may work with leads. */
export const findTeam = (strapi: Core.Strapi): Promise<NamedUser[]> =>
  findUsers(strapi, {
    isActive: true,
    blocked: false,
    roles: { permissions: { action: leadsAction } },
  });

/** Returns the names of users by ID. Leaves out deleted users and IDs that are no numbers. */
export async function findUserNames(strapi: Core.Strapi, ...ids: unknown[]): Promise<Map<unknown, string>> {
  const users = await findUsers(strapi, { id: { $in: ids.filter((id) => typeof id === "number") } });
  return new Map(users.map(({ id, name }) => [id, name]));
}
