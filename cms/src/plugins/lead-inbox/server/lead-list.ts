import type { Core } from "@strapi/strapi";
import { permissionsOn } from "../../../strapi/content-manager";
import { teamTimeZone } from "../../../team-time";
import type { LeadList, LeadOptions, Row } from "../answers";
import { textOf } from "../labels";
import { conditionsOf, type LeadFilter } from "../lead-filters";
import { leadUid } from "../uids";
import type { Actor, StoredLead } from "./lead-changes";
import { namesOf, teamOf } from "./team";

const pageSize = 50;

/** Conditions for leads that match a filter and that the user may read. */
export async function readableFilter(
  strapi: Core.Strapi,
  filter: LeadFilter,
  { ability, id }: Pick<Actor, "ability" | "id">,
): Promise<object> {
  const conditions = conditionsOf(filter, { me: id, now: new Date(), zone: await teamTimeZone(strapi) });
  const query = await permissionsOn(strapi, ability, leadUid).sanitizedQuery.read({
    filters: { $and: conditions },
  });
  return query.filters;
}

/** Leaves out what the user may not read, and names who the leads are assigned to. */
export async function leadRows(
  strapi: Core.Strapi,
  leads: (object & { assignee?: unknown; documentId: string })[],
  ability: unknown,
): Promise<Row[]> {
  const { sanitizeOutput } = permissionsOn(strapi, ability, leadUid);
  const names = await namesOf(
    strapi,
    leads.map(({ assignee }) => assignee),
  );
  return Promise.all(
    leads.map(async (lead) => {
      const row = await sanitizeOutput(lead);
      return { ...row, assigneeName: typeof row.assignee === "number" ? names.get(row.assignee) : null };
    }),
  );
}

export async function listLeads(
  strapi: Core.Strapi,
  { page = 1, ...filter }: LeadFilter & { page?: number },
  actor: Actor,
): Promise<LeadList> {
  const filters = await readableFilter(strapi, filter, actor);
  const found = await strapi.documents(leadUid).findMany({
    filters,
    sort: ["receivedAt:desc", "id:desc"],
    start: (page - 1) * pageSize,
    limit: pageSize,
  });
  return {
    leads: await leadRows(strapi, found, actor.ability),
    total: await strapi.documents(leadUid).count({ filters }),
    pageSize,
  };
}

const optionSources = 1_000;

/** Values that occur in recent leads, to choose from. */
export async function leadOptions(strapi: Core.Strapi, me: number): Promise<LeadOptions> {
  const recent: Readonly<Record<string, unknown>>[] = await strapi.db.query(leadUid).findMany({
    select: ["campaignLabel", "project", "returnClass"],
    orderBy: { id: "desc" },
    limit: optionSources,
  });
  const valuesOf = (field: string) =>
    [...new Set(recent.map((lead) => textOf(lead[field])))].filter(Boolean).toSorted();
  const team = (await teamOf(strapi)).map(({ id, name }) => ({ id, name }));
  return {
    me,
    team: team.toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    campaigns: valuesOf("campaignLabel"),
    projects: valuesOf("project"),
    returnClasses: valuesOf("returnClass"),
  };
}

/** Digits without the country's 1: (605) 555-0112 and +1 605 555 0112 are one number. */
const digitsOf = (phone: string | null): string =>
  (phone ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
const fewestDigits = 7;
const shownOthers = 20;

/** Other leads with the same email address or phone number that the user may read, newest first. */
export async function othersFromPerson(
  strapi: Core.Strapi,
  lead: StoredLead,
  ability: unknown,
): Promise<Row[]> {
  const digits = digitsOf(lead.phone);
  const lastDigits = digits.length >= fewestDigits ? digits.slice(-4) : undefined;
  const same = [
    ...(lead.email ? [{ email: { $eqi: lead.email } }] : []),
    // However a number is written, its last four digits mostly stand together.
    ...(lastDigits ? [{ phone: { $contains: lastDigits } }] : []),
  ];
  if (same.length === 0) return [];
  const candidates: StoredLead[] = await strapi.db.query(leadUid).findMany({
    where: { documentId: { $ne: lead.documentId }, $or: same },
    orderBy: { receivedAt: "desc" },
  });
  const isSame = ({ email, phone }: StoredLead): boolean =>
    (lead.email !== null && email?.toLowerCase() === lead.email.toLowerCase()) ||
    (lastDigits !== undefined && digitsOf(phone) === digits);
  const { can } = permissionsOn(strapi, ability, leadUid);
  const others = candidates.filter((other) => isSame(other) && can.read(other)).slice(0, shownOthers);
  return leadRows(strapi, others, ability);
}
