import { Badge } from "@strapi/design-system";
import type { ReactNode } from "react";
import type { Row } from "../../../strapi/panel/content-manager";

/** In a list: marks what the site came with, and says nothing of what is the team's own. */
export function sampleCell({ isSample }: Row): ReactNode {
  if (isSample !== true) return null;
  // The badge's own color for a warning is too pale to read.
  return (
    <Badge backgroundColor="warning200" textColor="neutral800">
      Sample
    </Badge>
  );
}
