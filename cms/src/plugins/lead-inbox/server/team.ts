import type { Core } from "@strapi/strapi";
import { readAction } from "../../../strapi-internals/content-manager";
import { leadUid } from "../uids";

interface Person {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

export function nameWithAddress(person: Person): string {
  const name = nameOf(person);
  return name ? `${name} <${person.email}>` : person.email;
}

const nameOf = ({ firstname, lastname }: Person): string =>
  [firstname, lastname]
    .filter((part) => part?.trim())
    .join(" ")
    .trim();

/** Everybody active who may read leads, each by a name that nobody else has: a lead can be assigned to them. */
export async function assignableNames(strapi: Core.Strapi): Promise<string[]> {
  const people: Person[] = await strapi.db.query("admin::user").findMany({
    where: {
      isActive: true,
      blocked: false,
      roles: { permissions: { action: readAction, subject: leadUid } },
    },
    select: ["firstname", "lastname", "email"],
  });
  const unique = [...new Map(people.map((person) => [person.email, person])).values()];
  const isShared = (name: string) => unique.filter((person) => nameOf(person) === name).length > 1;
  return unique
    .map((person) => (nameOf(person) && !isShared(nameOf(person)) ? nameOf(person) : nameWithAddress(person)))
    .toSorted((a, b) => a.localeCompare(b, "en"));
}
