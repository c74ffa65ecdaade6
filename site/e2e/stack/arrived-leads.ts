import { eventually, type InboxLead, leadsFrom } from "../../testing/inbox.ts";
import { runningStack } from "./running-stack.ts";

/** Waits for leads from an email address in the inbox. */
export function arrivedLeads(email: string): Promise<InboxLead[]> {
  return eventually(`leads from ${email} in the inbox`, async () => {
    const leads = await leadsFrom(runningStack().apiUrl, email);
    return leads.length > 0 && leads;
  });
}
