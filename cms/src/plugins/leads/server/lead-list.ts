import type { Core } from "@strapi/strapi";
import { teamTimeZone } from "../../../lib/team-time";
import { readAction } from "../../../lib/uids";
import { permissionsOn } from "../../../strapi/content-manager";
import type { LeadOptions, Row } from "../answers";
import { textOf } from "../labels";
import { conditionsOf, type LeadFilter } from "../lead-filters";
import { leadUid } from "../uids";
import { eventsByLead, readableEvents } from "./events";
import type { Actor, StoredLead } from "./lead-changes";
import { type Entry, type List, readable } from "./list";
import { namesOf, teamOf } from "./team";

/** The leads that match a filter. */
export async function leadsFor(
  strapi: Core.Strapi,
  filter: LeadFilter,
  { ability, id }: Pick<Actor, "ability" | "id">,
): Promise<List> {
  const conditions = conditionsOf(filter, { me: id, now: new Date(), zone: await teamTimeZone(strapi) });
  return {
    uid: leadUid,
    filters: await readable(strapi, leadUid, ability, conditions),
    visible: (leads) => leadRows(strapi, leads, ability),
  };
}

/** As `leadRows`, with the events of each lead. */
export async function leadsWithEvents(strapi: Core.Strapi, leads: Entry[], ability: unknown): Promise<Row[]> {
  const { can } = permissionsOn(strapi, ability, leadUid);
  const events = await eventsByLead(
    strapi,
    leads.map(({ documentId }) => documentId),
  );
  const eventsFor = (lead: Entry) =>
    readableEvents(events.get(lead.documentId) ?? [], (field) => can(readAction, lead, field));
  const rows = await leadRows(strapi, leads, ability);
  return rows.map((row, index) => ({ ...row, events: leads[index] && eventsFor(leads[index]) }));
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
