import type { Core } from "@strapi/strapi";
import { leadsAction } from "../uids";

export interface Person {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

/** The user who makes a change. */
export interface Actor {
  id: number;
  name: string;
}

/** An active user who may read leads. */
export interface TeamMember extends Actor {
  email: string;
  isInvestorRelations: boolean;
}

export const investorRelationsCode = "investor-relations";

/** Returns a user's full name, or the email address of a user without a name. */
export const displayName = ({ email, firstname, lastname }: Person): string =>
  [firstname?.trim(), lastname?.trim()].filter(Boolean).join(" ") || email;

export const nameWithEmail = (person: Person): string => `${displayName(person)} <${person.email}>`;

async function findUsers(strapi: Core.Strapi, where: object): Promise<TeamMember[]> {
  const people: (Person & { id: number; roles: { code: string }[] })[] = await strapi.db
    .query("admin::user")
    .findMany({
      where,
      select: ["id", "firstname", "lastname", "email"],
      populate: { roles: { select: ["code"] } },
    });
  return people.map(({ id, roles, ...person }) => ({
    id,
    email: person.email,
    name: displayName(person),
    isInvestorRelations: roles.some(({ code }) => code === investorRelationsCode),
  }));
}

export const findTeam = (strapi: Core.Strapi): Promise<TeamMember[]> =>
  findUsers(strapi, {
    isActive: true,
    blocked: false,
    roles: { permissions: { action: leadsAction } },
  });

/** Returns names by user ID, except of deleted users. */
export async function findNames(strapi: Core.Strapi, ...ids: unknown[]): Promise<Map<unknown, string>> {
  const users = await findUsers(strapi, { id: { $in: ids.filter((id) => typeof id === "number") } });
  return new Map(users.map(({ id, name }) => [id, name]));
}
