#!/usr/bin/env node
import '../dist/raccord.js';
