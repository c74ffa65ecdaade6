import { Badge } from "@strapi/design-system";
import type { ReactNode } from "react";
import type { Row } from "../../../admin/content-manager";

/** In a list: marks what the site came with, and says nothing of what is the team's own. */
export function sampleCell({ isSample }: Row): ReactNode {
  return isSample === true ? <Badge variant="warning">Sample</Badge> : null;
}
