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

export function nameWithEmail(person: Person): string {
  const name = personName(person);
  return name ? `${name} <${person.email}>` : person.email;
}

/** Returns a user's full name, or an empty string. */
const personName = ({ firstname, lastname }: Person): string =>
  [firstname?.trim(), lastname?.trim()].filter(Boolean).join(" ");

export const displayName = (person: Person): string => personName(person) || person.email;

export async function findTeam(strapi: Core.Strapi): Promise<TeamMember[]> {
  const people: (Person & { id: number; roles: { code: string }[] })[] = await strapi.db
    .query("admin::user")
    .findMany({
      where: {
        isActive: true,
        blocked: false,
        roles: { permissions: { action: leadsAction } },
      },
      select: ["id", "firstname", "lastname", "email"],
      populate: { roles: { select: ["code"] } },
    });
  const uniquePeople = [...new Map(people.map((person) => [person.id, person])).values()];
  return uniquePeople.map((person) => ({
    id: person.id,
    email: person.email,
    name: displayName(person),
    isInvestorRelations: person.roles.some(({ code }) => code === investorRelationsCode),
  }));
}

/** Returns names by user ID, except of deleted users. */
export async function findNames(strapi: Core.Strapi, ...ids: unknown[]): Promise<Map<unknown, string>> {
  const users = ids.filter((id) => typeof id === "number");
  const people: (Person & { id: number })[] = await strapi.db.query("admin::user").findMany({
    where: { id: { $in: users } },
    select: ["id", "firstname", "lastname", "email"],
  });
  return new Map(people.map((person) => [person.id, displayName(person)]));
}
