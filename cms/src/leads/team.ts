import type { Core } from "@strapi/strapi";
import { leadUid } from "./uids";

interface Person {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

/** A person of the team, as records name them. */
export function namedWithAddress(person: Person): string {
  const name = nameOf(person);
  return name ? `${name} <${person.email}>` : person.email;
}

const nameOf = ({ firstname, lastname }: Person): string =>
  [firstname, lastname]
    .filter((part) => part?.trim())
    .join(" ")
    .trim();

/** Whom a lead can be assigned to: everybody active who may read leads, each by a name that no other has. */
export async function assignableNames(strapi: Core.Strapi): Promise<string[]> {
  const people: Person[] = await strapi.db.query("admin::user").findMany({
    where: {
      isActive: true,
      blocked: false,
      roles: { permissions: { action: "plugin::content-manager.explorer.read", subject: leadUid } },
    },
    select: ["firstname", "lastname", "email"],
  });
  const unique = [...new Map(people.map((person) => [person.email, person])).values()];
  const isShared = (name: string) => unique.filter((person) => nameOf(person) === name).length > 1;
  return unique
    .map((person) =>
      nameOf(person) && !isShared(nameOf(person)) ? nameOf(person) : namedWithAddress(person),
    )
    .toSorted((a, b) => a.localeCompare(b, "en"));
}
