import { Button, Flex, Tag } from "@strapi/design-system";
import { Cross, Filter } from "@strapi/icons";
import { useState } from "react";
import { styled } from "styled-components";
import { dayOf, useTeamZone } from "../../../admin/team-time";
import type { LeadOptions } from "../answers";
import { labels } from "../labels";
import {
  amounts,
  dayMs,
  type FilterName,
  filterNames,
  type LeadFilter,
  periods,
  statuses,
  viewLabels,
} from "../lead-filters";
import { Choice, SearchBox } from "./parts";

/** Filters that one tap turns on and off. They combine with each other and with the selects. */
const toggles: [label: string, name: FilterName, value: string][] = [
  [viewLabels.new, "status", "new"],
  [viewLabels.mine, "assignee", "me"],
  ["Unassigned", "assignee", "none"],
  [viewLabels.week, "period", "7"],
  [viewLabels.due, "due", "yes"],
  [viewLabels.waiting, "waiting", "yes"],
  [viewLabels.failed, "delivery", "failed"],
  ["Needs review", "review", "yes"],
];

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;

  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    /* Room for the focus ring. */
    padding: 0.4rem;
    margin: -0.4rem;

    & > * {
      flex: none;
    }
  }
`;

const Selects = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 0.8rem;

  @media (max-width: 767px) {
    display: ${({ $isOpen }) => ($isOpen ? "grid" : "none")};
  }
`;

const OnPhones = styled.div`
  @media (min-width: 768px) {
    display: none;
  }
`;

interface FilterBarProps {
  filter: LeadFilter;
  options: LeadOptions;
  onChange: (filter: LeadFilter) => void;
}

export function FilterBar({ filter, onChange, options }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const zone = useTeamZone();

  const set = (name: FilterName) => (value: string) => onChange({ ...filter, [name]: value });
  const people = Object.fromEntries(options.team.map(({ id, name }) => [String(id), name]));
  const assignees = { me: "Mine", none: "Unassigned", ...people };
  const selects: [name: FilterName, label: string, none: string, choices: Record<string, string>][] = [
    ["period", "Period", "Any time", periods],
    ["status", "Status", "Any status", statuses],
    ["assignee", "Assigned to", "Anybody", assignees],
    ["amount", "Amount", "Any amount", amounts],
    ["campaign", "Campaign", "Any campaign", listed(options.campaigns, filter.campaign)],
    ["form", "Form", "Any form", labels.form],
    ["delivery", "Delivery", "Any delivery", labels.deliveryState],
  ];

  /** Label of an active filter. Weeks run from day to day and exclude their last day. */
  function tagOf(name: FilterName): string {
    const value = filter[name] ?? "";
    if (name === "q") return `“${value}”`;
    if (name === "from") return `After ${dayOf(new Date(value), zone)}`;
    if (name === "to") return `Until ${dayOf(new Date(Date.parse(value) - dayMs), zone)}`;
    const toggle = toggles.find(([, ...one]) => one[0] === name && one[1] === value);
    const select = selects.find(([one]) => one === name);
    return select?.[3][value] ?? toggle?.[0] ?? value;
  }
  const active = filterNames.filter((name) => filter[name]);

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Toggles role="group" aria-label="Quick filters">
        <Toggle label="All" isOn={active.length === 0} onClick={() => onChange({})} />
        {toggles.map(([label, name, value]) => {
          const isOn = filter[name] === value;
          return <Toggle key={label} {...{ isOn, label }} onClick={() => set(name)(isOn ? "" : value)} />;
        })}
      </Toggles>
      <Flex gap={2}>
        <SearchBox
          label="Search inquiries"
          placeholder="Name, email, phone, message, project"
          value={filter.q ?? ""}
          onSearch={set("q")}
        />
        <OnPhones>
          <Button
            variant="tertiary"
            startIcon={<Filter />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Filters
          </Button>
        </OnPhones>
      </Flex>
      <Selects $isOpen={isOpen} role="group" aria-label="Filters">
        {selects.map(([name, label, none, choices]) => (
          <Choice
            key={name}
            label={label}
            none={none}
            size="S"
            choices={choices}
            value={filter[name] ?? ""}
            onChange={set(name)}
          />
        ))}
      </Selects>
      {active.length > 0 && (
        <Flex gap={2} wrap="wrap" role="group" aria-label="Active filters">
          {active.map((name) => (
            <Tag
              key={name}
              label={`Remove filter ${tagOf(name)}`}
              icon={<Cross />}
              onClick={() => set(name)("")}
            >
              {tagOf(name)}
            </Tag>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onClick: () => void;
}

const Toggle = ({ isOn, label, onClick }: ToggleProps) => (
  <Button size="S" variant={isOn ? "default" : "tertiary"} aria-pressed={isOn} onClick={onClick}>
    {label}
  </Button>
);

/** Values as choices, with the present one even if it is no longer among them. */
const listed = (values: string[], present: string | undefined): Record<string, string> =>
  Object.fromEntries([...new Set([...values, ...(present ? [present] : [])])].map((value) => [value, value]));
