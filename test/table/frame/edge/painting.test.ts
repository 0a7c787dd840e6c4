import { describe, expect, test } from 'vitest';
import { createCellPainter } from '../../../../src/table/frame/edge/painter.ts';
import { safeWriter } from '../../../../src/table/frame/edge/output.ts';
import { FakeOutput, screenOf } from './fakes.ts';

function easel(columns = 10, rows = 3) {
  const output = new FakeOutput();
  output.columns = columns;
  output.rows = rows;
  const size = () => ({ columns: output.columns, rows: output.rows });
  const all: string[] = [];
  const painter = createCellPainter({ size, write: text => void (output.write(text), all.push(text)) });
  return { output, painter, all, screen: () => screenOf(all.join(''), output.columns, output.rows) };
}

describe('painter', () => {
  test('writes the first frame whole, then only rows that changed', async () => {
    const { output, painter, screen } = easel();
    painter.show('one\ntwo\nthree');
    output.take();
    painter.show('one\n2\nthree');
    const second = output.take();
    expect(second).toContain('\u001b[2;1H');
    expect(second).not.toContain('\u001b[1;1H');
    expect(second).not.toContain('three');
    expect((await screen()).lines).toEqual(['one', '2', 'three']);
  });

  test('writes nothing when nothing changed', () => {
    const { output, painter } = easel();
    painter.show('one');
    output.take();
    painter.show('one');
    expect(output.take()).toBe('');
  });

  test('every write is synchronised', () => {
    const { output, painter } = easel();
    painter.show('one');
    expect(output.take()).toMatch(/^\u001b\[\?2026h[^]*\u001b\[\?2026l$/);
  });

  test('a shorter frame blanks the rows it leaves', async () => {
    const { painter, screen } = easel();
    painter.show('one\ntwo\nthree');
    painter.show('one');
    expect((await screen()).lines).toEqual(['one', '', '']);
  });

  test('a frame too tall and too wide is cut, and the terminal does not scroll', async () => {
    const { painter, screen } = easel(5, 2);
    painter.show('\u001b[31m123456789\u001b[39m\n123漢字\nthird');
    const { lines, scrolled } = await screen();
    expect(lines).toEqual(['12345', '123漢']);
    expect(scrolled).toBe(0);
  });

  test('a full row keeps its last character', async () => {
    const { painter, screen, all } = easel(5, 1);
    painter.show('12345');
    // Some terminals would erase the last cell, ours for tests does not.
    expect(all.join('')).not.toContain('\u001b[K');
    expect((await screen()).lines).toEqual(['12345']);
  });

  test('after a change of size everything is written again', () => {
    const { output, painter } = easel();
    painter.show('one\ntwo');
    output.take();
    output.columns = 8;
    painter.show('one\ntwo');
    expect(output.take()).toContain('one');
  });

  test('repaint writes the last frame; after forget there is none', () => {
    const { output, painter } = easel();
    painter.show('secret');
    output.take();
    painter.repaint();
    expect(output.take()).toContain('secret');
    painter.forget();
    painter.repaint();
    expect(output.take()).toBe('');
  });

  test('after forget the same frame is written in full', () => {
    const { output, painter } = easel();
    painter.show('one');
    painter.forget();
    output.take();
    painter.show('one');
    expect(output.take()).toContain('one');
  });
});

describe('safeWriter', () => {
  test('a pipe that breaks is told once and never throws', () => {
    const output = new FakeOutput();
    const told: unknown[] = [];
    const write = safeWriter(output, error => told.push(error));
    write('one');
    output.broken = new Error('EPIPE');
    write('two');
    write('three');
    expect(output.written).toEqual(['one']);
    expect(told).toEqual([output.broken]);
  });

  test('so is an error that comes later', () => {
    const output = new FakeOutput();
    const told: unknown[] = [];
    const write = safeWriter(output, error => told.push(error));
    output.emit('error', new Error('EPIPE'));
    write('more');
    expect(told).toHaveLength(1);
    expect(output.written).toEqual([]);
  });
});
