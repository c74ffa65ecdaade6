import { createGlobalStyle } from "styled-components";

/**
 * Lists where a table does not fit, such as on a phone: an entry is a card, its name above what else the columns say.
 * Put above a list, it reaches the list alone: no other page of the panel has one.
 */
export const Cards = createGlobalStyle`
  @media (max-width: 1023px) {
    main table[role="grid"] {
      &,
      & > thead,
      & > tbody {
        display: block;
        width: 100%;
      }

      /* By pressing the name of a column the list is ordered. These scroll in their line, the entries do not. */
      & > thead > tr {
        display: flex;
        gap: 1.6rem;
        overflow-x: auto;
      }

      & > thead th {
        flex: none;
        display: flex;
        align-items: center;
        height: auto;
        min-height: 4.4rem;
        padding: 0;
        white-space: nowrap;
      }

      & > tbody > tr {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 1.6rem;
        position: relative;
        min-height: 7.2rem;
        padding: 1.2rem 0 1.2rem 4rem;
      }

      & > tbody td {
        display: block;
        height: auto;
        max-width: 100%;
        padding: 0;
        overflow-wrap: break-word;
      }

      & > tbody td > :is(a, span) {
        &,
        & * {
          font-size: 1.4rem;
          white-space: normal !important;
        }
      }

      & > tbody td:first-child:has(> button[role="checkbox"]) {
        position: absolute;
        top: 1.2rem;
        inset-inline-start: 0;
      }

      & > tbody td:last-child:has(> button[aria-haspopup="menu"]) {
        position: absolute;
        top: 1.2rem;
        inset-inline-end: 0;
      }

      & > tbody td:has(> a[href*="/content-manager/"]) {
        order: -1;
        flex: 1 0 100%;
        padding-inline-end: 4.8rem;
      }

      & > tbody td > a[href*="/content-manager/"] {
        display: inline-block;
        min-height: 2.4rem;
        max-width: 100%;
        font-size: 1.6rem;
        font-weight: 600;
      }

      & button[role="checkbox"] {
        flex: none;
        width: 2.4rem;
        height: 2.4rem;
      }
    }
  }
`;
