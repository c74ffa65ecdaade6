/** What the team writes on a lead. The site neither sees nor sets these. */
export const teamFields = ["leadStatus", "assignee", "notes"] as const;
