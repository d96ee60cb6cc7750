import { expect, test } from "vitest";
import { branchOf, treeOf } from "./categoryTree.ts";

const at = (id: string, parent?: string) => ({ id, parent: parent ? { id: parent } : null });

test("a tree is read from top to bottom, also when a parent is not among the categories", () => {
  const tree = treeOf([at("b", "a"), at("a"), at("c", "b"), at("d", "gone")]);
  expect(tree.map(({ id, depth }) => `${id}${depth}`)).toEqual(["a0", "b1", "c2", "d0"]);
});

test("a branch holds all that is below, in whatever order it comes", () => {
  expect(branchOf([at("c", "b"), at("b", "a"), at("a"), at("x")], "a")).toEqual(new Set(["a", "b", "c"]));
});
