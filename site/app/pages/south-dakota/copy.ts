import type { Column } from "~/pages/sections/columns.tsx";
import type { TopicRow } from "~/pages/sections/topic-rows.tsx";

export const theCase: readonly TopicRow[] = [
  {
    title: "People arrive",
    text: "Sioux Falls has grown for decades, and people who move need a home before they buy one.",
  },
  {
    title: "Many employers",
    text: "Health care, banking, food and logistics: no single employer decides the rent roll.",
  },
  {
    title: "Homes are let",
    text: "Occupancy of 94.3% and year-over-year rent growth of 3.6%, as published by the sponsor; source and date to be supplied.",
  },
  {
    title: "Taxes stay simple",
    text: "South Dakota levies no personal income tax. Your own state may still tax what you earn here; ask your adviser.",
  },
];

export const risks: readonly Column[] = [
  {
    title: "Loss",
    text: "Construction can cost more and take longer, rents can fall. You can lose some or all of what you invest.",
  },
  {
    title: "Time",
    text: "Your money is committed for years. There is no market on which to sell your interest.",
  },
  {
    title: "Place",
    text: "Several projects in one city share its fate: its employers, its weather and its supply of new homes.",
  },
];
