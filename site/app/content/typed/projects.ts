import type { Project } from "./model.ts";
import {
  projectBluestemReserve,
  projectFossFieldsPhase1,
  projectJeffersonReservePhase2,
} from "./pictures.ts";

/** The home page's cards: specification, section 9. Amounts are printed as published and never computed with. */
export const projects: readonly Project[] = [
  {
    title: "Bluestem Reserve",
    location: "Sioux Falls, SD",
    ongoing: true,
    progress: 90,
    remainingAmount: "$300k",
    path: "/contact",
    image: projectBluestemReserve,
  },
  {
    title: "Jefferson Phase 2",
    location: "Sioux Falls, SD",
    ongoing: true,
    progress: 80,
    remainingAmount: "$750k",
    path: "/jefferson-reserve-phase-2",
    image: projectJeffersonReservePhase2,
  },
  {
    title: "Foss Fields Phase 1",
    location: "Sioux Falls, SD",
    ongoing: true,
    progress: 60,
    remainingAmount: "$850k",
    path: "/contact",
    image: projectFossFieldsPhase1,
  },
];
