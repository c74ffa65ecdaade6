import { Badge } from "@strapi/design-system";
import type { ReactNode } from "react";
import type { Row } from "../../../strapi/panel/content-manager";

/** Marks sample entries in a list. */
export function sampleCell({ isSample }: Row): ReactNode {
  if (isSample !== true) return null;
  // Strapi's own badge color for warnings has too little contrast.
  return (
    <Badge backgroundColor="warning200" textColor="neutral800">
      Sample
    </Badge>
  );
}
