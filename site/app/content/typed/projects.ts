import {
  projectBluestemReserve,
  projectFossFieldsPhase1,
  projectJeffersonReservePhase2,
} from "~/words/pictures.generated.ts";
import type { Project } from "../model/model.ts";

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

/** Those of the second phase's page. They differ from the home page's cards on purpose: both readings stand. */
export const pastOpportunities: readonly Project[] = [
  {
    title: "Bluestem Reserve",
    location: "Sioux Falls, SD",
    ongoing: true,
    progress: 90,
    remainingAmount: "$100k",
    path: "/contact",
    image: projectBluestemReserve,
  },
  {
    title: "Jefferson Phase 2",
    location: "Sioux Falls, SD",
    ongoing: false,
    progress: 100,
    remainingAmount: "0",
    path: "/jefferson-reserve-phase-2",
    image: projectJeffersonReservePhase2,
  },
  {
    title: "Foss Fields Phase 1",
    location: "Sioux Falls, SD",
    ongoing: true,
    progress: 60,
    remainingAmount: "$900k",
    path: "/contact",
    image: projectFossFieldsPhase1,
  },
];
