import type { Core } from "@strapi/strapi";
import { readAction } from "../../../lib/uids";
import { leadUid } from "../uids";

export interface Person {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

/** Somebody active who may read leads. */
export interface TeamMember {
  id: number;
  email: string;
  /** Unique in the team: with the email address when two people have the same name. */
  name: string;
  isInvestorRelations: boolean;
}

export const investorRelationsCode = "investor-relations";

export function nameWithAddress(person: Person): string {
  const name = personName(person);
  return name ? `${name} <${person.email}>` : person.email;
}

/** Empty of somebody without one. */
export const personName = ({ firstname, lastname }: Person): string =>
  [firstname, lastname]
    .filter((part) => part?.trim())
    .join(" ")
    .trim();

export async function teamOf(strapi: Core.Strapi): Promise<TeamMember[]> {
  const people: (Person & { id: number; roles: { code: string }[] })[] = await strapi.db
    .query("admin::user")
    .findMany({
      where: {
        isActive: true,
        blocked: false,
        roles: { permissions: { action: readAction, subject: leadUid } },
      },
      select: ["id", "firstname", "lastname", "email"],
      populate: { roles: { select: ["code"] } },
    });
  const unique = [...new Map(people.map((person) => [person.email, person])).values()];
  const isShared = (name: string) => unique.filter((person) => personName(person) === name).length > 1;
  return unique.map((person) => ({
    id: person.id,
    email: person.email,
    name: personName(person) && !isShared(personName(person)) ? personName(person) : nameWithAddress(person),
    isInvestorRelations: person.roles.some(({ code }) => code === investorRelationsCode),
  }));
}

/** Names of users by ID, also of those who no longer work with leads. */
export async function namesOf(strapi: Core.Strapi, ids: unknown[]): Promise<Map<number, string>> {
  const names = new Map((await teamOf(strapi)).map(({ id, name }) => [id, name]));
  const others = new Set(ids.filter((id) => typeof id === "number").filter((id) => !names.has(id)));
  if (others.size === 0) return names;
  const people: (Person & { id: number })[] = await strapi.db
    .query("admin::user")
    .findMany({ where: { id: { $in: [...others] } } });
  for (const id of others) {
    const person = people.find((one) => one.id === id);
    names.set(id, person ? personName(person) || person.email : "Somebody who has left");
  }
  return names;
}
